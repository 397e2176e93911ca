import type { DashboardParts, ManagedLeague } from '@fieldhouse/api-contract';
import { CardList } from '../../../../shared/dashboard/card-list';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { listOf } from '../../../../shared/lib/words';
import { chipOf, placesOf } from '../../board/board-words';
import { STAFF_ROLE_WORDS } from '../../invite/offer-words';
import { runsLeague } from '../../runs-league';
import { stepPath } from '../../setup/steps';
import { worksOf } from '../../staff-work';

/** To whoever has registered; while nobody can have, to what the league says. Who does not run it, to what they do there. */
const rowOf = (league: ManagedLeague) => {
  const { leagueId, name, season, stage, staffRoles } = league;
  const [work] = worksOf(leagueId, staffRoles);
  const own = stage === 'draft' ? stepPath(leagueId, 'review') : `/leagues/${leagueId}/teams`;
  const roles = listOf(staffRoles.map((role) => STAFF_ROLE_WORDS[role]));
  return {
    ...{ id: leagueId, name, to: work?.to ?? own },
    note: `${season} · ${work ? roles : placesOf(league)}`,
    chip: <StatusChip state={chipOf(stage)} />,
  };
};

const LeaguesYouRun = ({ facts }: { readonly facts: DashboardParts['managed-leagues'] }) => (
  <CardList
    title={facts.every(runsLeague) ? 'Leagues you run' : 'Leagues you run or help with'}
    all={{ to: '/complex/leagues', label: 'Manage leagues' }}
    things={facts}
    rowOf={rowOf}
  />
);

/** The leagues that the person runs or helps with. */
export const part: PartOf<'managed-leagues'> = {
  what: 'The leagues you run',
  cards: [{ name: 'leagues-you-run', order: 28, beside: true, Card: LeaguesYouRun }],
};
