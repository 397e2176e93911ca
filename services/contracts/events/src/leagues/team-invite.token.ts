import { createHmac, timingSafeEqual } from 'node:crypto';

/** Enough of the digest that nobody guesses it; the whole token stays within the router's 100 characters. */
const SIGNATURE_BYTES = 16;

/** The token of an invite's link: computed from its ids and the installation's secret, so that it is never stored. */
export const teamInviteToken = (secret: string, leagueId: string, inviteId: string): string =>
  `${leagueId}.${inviteId}.${signature(secret, leagueId, inviteId)}`;

/** The invite that a token stands for, or null for a token that this installation did not make. */
export const readTeamInviteToken = (
  secret: string,
  token: string,
): { readonly leagueId: string; readonly inviteId: string } | null => {
  const [leagueId = '', inviteId = '', ...rest] = token.split('.');
  const given = Buffer.from(rest.join('.'));
  const right = Buffer.from(signature(secret, leagueId, inviteId));
  return given.length === right.length && timingSafeEqual(given, right) ? { leagueId, inviteId } : null;
};

const signature = (secret: string, leagueId: string, inviteId: string): string =>
  createHmac('sha256', secret)
    .update(`team-invite|${leagueId}|${inviteId}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
