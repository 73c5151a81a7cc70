/** Passkeys: creating one on this device, and signing in with one. The browser asks for a finger or a face. */

import * as api from "../net/api";
import type { Me, NewPasskey, Passkeys, PasskeyWanted, SignIn, SignInWanted } from "../protocol";

/** Algorithms by their COSE numbers: ES256, Ed25519 and RS256. */
const ALGORITHMS = [-7, -8, -257];
const ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Why there are no passkeys here: the browser has none, or the address is a number or not https. */
export function obstacle(): "browser" | "address" | null {
  if (ADDRESS.test(location.hostname) || !isSecureContext) return "address";
  return "PublicKeyCredential" in window ? null : "browser";
}

export const list = (): Promise<Passkeys> => api.request("GET", "me/passkeys");
export const remove = (id: string): Promise<void> => api.request("DELETE", `me/passkeys/${id}`);

/** Create one on this device; null if the person changed their mind. */
export async function make(me: Me, shownName: string, deviceName: string): Promise<Passkeys | null> {
  const wanted = await api.request<PasskeyWanted>("POST", "me/passkeys/wanted");
  const made = await unlessCancelled(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(wanted.challenge),
        rp: { id: wanted.host, name: "Grachten" },
        user: { id: bytesOf(wanted.user), name: `${shownName} · ${me.handle.slice(0, 4)}`, displayName: shownName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wanted.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
        timeout: wanted.seconds * 1000,
      },
    }),
  );
  if (!(made instanceof PublicKeyCredential)) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return api.request("POST", "me/passkeys", {
    name: deviceName,
    credential: textOf(made.rawId),
    client_data: textOf(answer.clientDataJSON),
    attestation: textOf(answer.attestationObject),
  } satisfies NewPasskey);
}

/** Become the person of a passkey that the browser finds; null if none was chosen. */
export async function signIn(): Promise<Me | null> {
  const wanted = await api.request<SignInWanted>("POST", "me/passkeys/sign-in/wanted");
  const found = await unlessCancelled(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(wanted.challenge),
        rpId: wanted.host,
        allowCredentials: [],
        userVerification: "preferred",
        timeout: wanted.seconds * 1000,
      },
    }),
  );
  if (!(found instanceof PublicKeyCredential)) return null;
  const answer = found.response as AuthenticatorAssertionResponse;
  return api.request("POST", "me/passkeys/sign-in", {
    credential: textOf(found.rawId),
    client_data: textOf(answer.clientDataJSON),
    authenticator_data: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
    user: answer.userHandle ? textOf(answer.userHandle) : null,
  } satisfies SignIn);
}

/** Closing the browser's dialog is no error, and neither is a passkey that exists already. */
async function unlessCancelled<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What to call this device, as far as the browser tells: "Firefox, Android". */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? "";
  const system = /(iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux)/.exec(agent)?.[1] ?? "";
  const shown = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  const on = { "Mac OS X": "Mac", CrOS: "ChromeOS" }[system] ?? system;
  return [shown, on].filter(Boolean).join(", ") || "Passkey";
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
