/** A review as a picture to share: drawn by the server from what the page knows, in our words. */

import { request } from "../net/api";
import type {
  DrawnPicture,
  PicturedPlayer,
  PicturedStep,
  ReviewPicture,
  ReviewState,
  SeatReview,
} from "../protocol";
import { playerName, type Played } from "../replay/replay";
import { t } from "../words/words.svelte";
import { briefly } from "./actionWords";
import { percent, signed } from "./chances";

/** The picture's own size, and how many pixels each unit of it gets. */
const WIDTH = 1200;
const HEIGHT = 630;
const FINER = 2;
/** Turning points that are shown. */
const TURNS = 4;
/** The luck from which the title mentions it. */
const MUCH = 0.1;

export interface Shareable {
  /** For an `<img>`. */
  readonly address: string;
  readonly file: File;
}

/** All that the picture shows of a finished review, through one player's eyes. */
export function pictureOf(replay: Played, { seats, hindsight }: ReviewState, seat: number): ReviewPicture {
  const mine = seats.find((each) => each.seat === seat)!;
  return {
    seat,
    players: [...seats].sort((one, other) => one.seat - other.seat).map((each) => player(replay, each)),
    steps: steps(replay, mine),
    words: {
      title: t("sharing-title", { name: playerName(replay.seats[seat]!), ...verdict(mine) }),
      subtitle: t(hindsight ? "sharing-subtitle-hindsight" : "sharing-subtitle"),
      curve: t("sharing-chance"),
      axis: [percent(0), percent(0.5), percent(1)],
      points: t("sharing-points"),
      accuracy: t("sharing-accuracy"),
      luck: t("review-luck"),
      choices: t("review-choices"),
      steps: t("sharing-steps"),
    },
  };
}

/** What the picture says, for screen readers. */
export function inWords(replay: Played, mine: SeatReview): string {
  return t("sharing-alt", {
    name: playerName(replay.seats[mine.seat]!),
    ...verdict(mine),
    accuracy: Math.round(mine.accuracy ?? 0),
    gain: signed(mine.sums.luck),
  });
}

/** What `sharing-title` chooses its words by. */
function verdict({ sums: { result, luck } }: SeatReview): { result: string; luck: string } {
  return {
    result: result === 1 ? "won" : result > 0 ? "shared" : "lost",
    luck: luck >= MUCH ? "good" : luck <= -MUCH ? "bad" : "even",
  };
}

function player(replay: Played, { seat, curve, accuracy, sums }: SeatReview): PicturedPlayer {
  return {
    name: playerName(replay.seats[seat]!),
    colour: replay.seats[seat]!.colour,
    points: replay.result.totals[seat] ?? 0,
    curve: curve.map((chance) => Math.max(0, Math.min(1, chance))),
    routes: replay.frames.at(-1)?.view.seats[seat]?.routes ?? [],
    accuracy,
    luck: sums.luck,
    choice: sums.choice,
    luck_words: signed(sums.luck),
    choice_words: signed(sums.choice),
  };
}

/** The turning points in order, and the best move. */
function steps({ board }: Played, mine: SeatReview): PicturedStep[] {
  const step = (number: number, isBest: boolean): PicturedStep => {
    const { seat, action, before, after } = mine.steps[number - 1]!;
    const label = briefly(board, action);
    return {
      number,
      seat,
      is_best: isBest,
      label: isBest ? t("sharing-best", { action: label }) : label,
      before: percent(before),
      after: percent(after),
    };
  };
  const turns = mine.turning_points.slice(0, TURNS).sort((a, b) => a - b);
  return [
    ...turns.map((number) => step(number, false)),
    ...(mine.best_move === null ? [] : [step(mine.best_move, true)]),
  ];
}

/** Have it drawn, and make a file of it. */
export async function drawn(picture: ReviewPicture): Promise<Shareable> {
  const { svg } = await request<DrawnPicture>("POST", "pictures", picture);
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return { address, file: new File([await pixels(address)], "grachten.png", { type: "image/png" }) };
}

async function pixels(address: string): Promise<Blob> {
  const image = new Image(WIDTH * FINER, HEIGHT * FINER);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * FINER;
  canvas.height = HEIGHT * FINER;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("There is no picture."))), "image/png"),
  );
}
