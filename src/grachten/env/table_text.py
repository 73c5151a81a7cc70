"""A position as plain text, for `render`."""

from grachten.rules import TRANSPORT_CARDS, Hand, SeatView, SpectatorView


def table_text(view: SpectatorView) -> str:
    """What the view shows: the market, the seats and their routes; of a seat's view, its cards."""
    market = ", ".join(card or "-" for card in view.market)
    piles = f"deck {view.deck_size}, contract deck {view.contract_deck_size}"
    lines = [f"{view.phase}; market: {market}; {piles}; discards: {cards_text(view.discards)}"]
    for seat, shown in enumerate(view.seats):
        routes = "; ".join(view.board.routes[route].name for route in shown.routes)
        lines.append(
            f"{'>' if seat in view.to_act else ' '} {seat}: {shown.points} points, "
            f"{shown.carts} carts, {shown.merchandise} merchandise, {shown.cards} cards "
            f"(known: {cards_text(shown.known)}), {shown.contracts} contracts; {routes or '-'}"
        )
    if isinstance(view, SeatView):
        contracts = view.board.contracts
        lines.append(f"  hand of {view.seat}: {cards_text(view.hand)}")
        for name, numbers in (("holds", view.contracts), ("is offered", view.offered)):
            if numbers:
                named = ", ".join(str(contracts[number]) for number in numbers)
                lines.append(f"  {view.seat} {name}: {named}")
    return "\n".join(lines)


def cards_text(hand: Hand) -> str:
    """ "2 red, 1 wild"."""
    held = (f"{n} {card}" for card, n in zip(TRANSPORT_CARDS, hand, strict=True) if n)
    return ", ".join(held) or "-"
