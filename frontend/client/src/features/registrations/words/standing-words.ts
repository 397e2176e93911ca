import type { LeagueFormat, RegistrationView } from '@fieldhouse/api-contract';
import { ordinal } from '../../../shared/lib/words';
import { STATUS_WORDS } from './status-words';

/** How somebody who has none comes onto a team. */
const TEAM_WAYS: Readonly<Record<LeagueFormat, string>> = {
  team: 'Next you need a team: a captain can invite you, or the organizers can place you.',
  individual: 'Next you need a team: the organizers put you on one, or a captain invites you.',
  draft: 'Next you need a team: captains draft their players, or the organizers place you.',
};

/** How a registration stands, and what comes next, with the numbers and reasons that are known. */
export const statusSentences = (
  {
    status,
    kind,
    waitlist,
    teamName,
    steps,
  }: Pick<RegistrationView, 'status' | 'kind' | 'waitlist' | 'teamName' | 'steps'>,
  format: LeagueFormat,
): readonly string[] => {
  const { means, next } = STATUS_WORDS[status];
  const isTeam = kind === 'team';
  switch (status) {
    case 'waitlisted':
      return waitlist
        ? [`You are ${ordinal(waitlist.rank)} of ${waitlist.of} on the waitlist.`, next]
        : [means, next];
    case 'rostered':
      return [teamName === null ? means : `You are on ${teamName}.`, next];
    case 'pending_approval':
      return kind === 'member' ? ['The captain of the team has to say yes.', next] : [means, next];
    case 'confirmed':
      return [
        isTeam ? 'Your team is in.' : means,
        isTeam
          ? 'Ask your players to register with the league and to choose your team; you say yes to each. You can invite free agents too.'
          : kind === 'member'
            ? next
            : TEAM_WAYS[format],
      ];
    case 'rejected':
    case 'cancelled_by_league': {
      const reason = reasonIn(steps);
      const withLeague = steps.at(-1)?.code === 'league_cancelled';
      const then =
        kind === 'member' && status === 'rejected'
          ? 'You can register again while registration is open, with another team or alone.'
          : next;
      return [
        withLeague ? 'The league is canceled, and your registration ended with it.' : means,
        ...(reason === null ? [] : [`The reason: ${reason}`]),
        then,
      ];
    }
    default:
      return [means, next];
  }
};

const ENDINGS: readonly string[] = ['rejected', 'removed', 'league_cancelled'];
/** The newest reason that the staff gave for ending it, or the league. */
const reasonIn = (steps: RegistrationView['steps']): string | null => {
  const ended = steps.findLast(({ code }) => ENDINGS.includes(code));
  return ended && 'reason' in ended ? ended.reason : null;
};
