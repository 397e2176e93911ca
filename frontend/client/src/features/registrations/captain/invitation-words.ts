import { wallTime, type FreeAgentsView } from '@fieldhouse/api-contract';

type Invitation = FreeAgentsView['freeAgents'][number]['invitation'];
const DAY_MS = 24 * 3_600_000;

/**
 * How it stands with a team's last invitation of a free agent; '' without one.
 * @param now ISO-8601, by the server's clock
 * @param zone IANA, of the league
 * @returns `rests`: the team cannot ask again yet
 */
export const invitationWords = (
  invitation: Invitation,
  now: string,
  zone: string,
): { readonly words: string; readonly rests: boolean } => {
  if (!invitation) return { words: '', rests: false };
  const { standing, at, holdUntil } = invitation;
  if (standing === 'open')
    return { words: holdUntil ? `Invited until ${wallTime(holdUntil, zone)}` : 'Invited', rests: false };
  if (standing === 'expired') return { words: 'Did not answer', rests: false };
  const again = new Date(Date.parse(at) + DAY_MS).toISOString();
  const what = standing === 'declined' ? 'Declined' : 'Invitation withdrawn';
  return now < again
    ? { words: `${what}: can be invited again from ${wallTime(again, zone)}`, rests: true }
    : { words: what, rests: false };
};
