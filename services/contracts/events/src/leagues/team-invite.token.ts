import { createHmac, timingSafeEqual } from 'node:crypto';

/** Enough of the digest that nobody guesses it; the whole token stays within the router's 100 characters. */
const SIGNATURE_BYTES = 16;

/** The token of an invite's link: computed from its ids and the installation's key, so that it is never stored. */
export const teamInviteToken = (key: Buffer, leagueId: string, inviteId: string): string =>
  `${leagueId}.${inviteId}.${signature(key, leagueId, inviteId)}`;

/** The invite that a token stands for, or null for a token that none of these keys made. */
export const readTeamInviteToken = (
  keys: readonly Buffer[],
  token: string,
): { readonly leagueId: string; readonly inviteId: string } | null => {
  const [leagueId = '', inviteId = '', ...rest] = token.split('.');
  const given = Buffer.from(rest.join('.'));
  const isGenuine = keys
    .map((key) => Buffer.from(signature(key, leagueId, inviteId)))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  return isGenuine ? { leagueId, inviteId } : null;
};

const signature = (key: Buffer, leagueId: string, inviteId: string): string =>
  createHmac('sha256', key)
    .update(`team-invite|${leagueId}|${inviteId}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
