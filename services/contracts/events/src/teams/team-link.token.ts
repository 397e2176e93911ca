import { CROCKFORD } from '@fieldhouse/values';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Enough of the digest that nobody guesses it. */
const SIGNATURE_BYTES = 16;
/** 40 bits: with the limits on guessing, nobody finds one. */
const CODE_LENGTH = 8;

/**
 * The token of a link to a team, of an invitation to an address or of the link for everybody: computed from its ids and
 * the installation's key, so that it is never stored.
 */
export const teamLinkToken = (key: Buffer, teamId: string, linkId: string): string =>
  `${teamId}.${linkId}.${digest(key, `team-link|${teamId}|${linkId}`).subarray(0, SIGNATURE_BYTES).toString('base64url')}`;

/** What a token stands for, or null for a token that none of these keys made. */
export const readTeamLinkToken = (
  keys: readonly Buffer[],
  token: string,
): { readonly teamId: string; readonly linkId: string } | null => {
  const [teamId = '', linkId = ''] = token.split('.');
  const given = Buffer.from(token);
  const isGenuine = keys
    .map((key) => Buffer.from(teamLinkToken(key, teamId, linkId)))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  return isGenuine ? { teamId, linkId } : null;
};

/** The code to read aloud of a link for everybody, such as 'K7QM2RZX'. */
export const teamCode = (key: Buffer, teamId: string, linkId: string): string =>
  [...digest(key, `team-code|${teamId}|${linkId}`).subarray(0, CODE_LENGTH)]
    .map((byte) => CROCKFORD[byte % CROCKFORD.length])
    .join('');

/** A code as it was typed or heard: spaces and dashes do not count, nor does the case; O is 0, I and L are 1. */
export const readTeamCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const digest = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
