import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { count } from '../../../../shared/lib/words';

/** Who waits for the person's yes in leagues: the players of their team, or whoever registers with a league of theirs. */
export const part: PartOf<'registration-requests'> = {
  what: 'Registrations that wait for you',
  needsOf: (facts) =>
    facts.map(({ leagueId, leagueName, waiting }) => ({
      id: `registration-requests-${leagueId}`,
      title:
        waiting === 1 ? '1 registration waits for you' : `${count(waiting, 'registration')} wait for you`,
      detail: leagueName,
      deadline: null,
      action: { to: `/leagues/${leagueId}/teams`, label: 'Answer' },
    })),
};
