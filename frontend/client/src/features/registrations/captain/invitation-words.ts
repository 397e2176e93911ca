import { inviteAgainAt, wallTime, type FreeAgentsView } from '@fieldhouse/api-contract';

type Invitation = FreeAgentsView['freeAgents'][number]['invitation'];

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
  const again = inviteAgainAt(at);
  const what = standing === 'declined' ? 'Declined' : 'Invitation withdrawn';
  return now < again
    ? { words: `${what}: can be invited again from ${wallTime(again, zone)}`, rests: true }
    : { words: what, rests: false };
};
