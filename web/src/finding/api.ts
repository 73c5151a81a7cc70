/** Requests for finding opponents, and about people we have met. */

import { request } from "../net/api";
import type { Blocks, Finding, InvitationChoice, Opponents, Search, WishRequest } from "../protocol";

export const finding = (): Promise<Finding> => request("GET", "finding");
export const enter = (wish: WishRequest): Promise<Search> => request("PUT", "finding", wish);
export const leave = (): Promise<void> => request("DELETE", "finding");

export const opponents = (): Promise<Opponents> => request("GET", "me/opponents");
export const invite = (table: string, handle: string): Promise<void> =>
  request("POST", `tables/${table}/invitations`, { handle });
export const decline = (table: string): Promise<void> => request("DELETE", `me/invitations/${table}`);
export const invitable = (): Promise<InvitationChoice> => request("GET", "me/invitations");
export const setInvitable = (wanted: boolean): Promise<InvitationChoice> =>
  request("PUT", "me/invitations", { invitable: wanted });

export const blocks = (): Promise<Blocks> => request("GET", "me/blocks");
export const block = (handle: string): Promise<Blocks> => request("PUT", `me/blocks/${handle}`);
export const unblock = (handle: string): Promise<Blocks> => request("DELETE", `me/blocks/${handle}`);
export const blockAt = (table: string, seat: number): Promise<void> =>
  request("POST", `tables/${table}/seats/${seat}/block`);
