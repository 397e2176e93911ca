import type { DashboardParts, ManagedLeague } from '@fieldhouse/api-contract';
import { CardList } from '../../../../shared/dashboard/card-list';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { chipOf, placesOf } from '../../board/board-words';
import { stepPath } from '../../setup/steps';

/** To whoever has registered; while nobody can have, to what the league says. */
const pathOf = ({ leagueId, stage }: ManagedLeague): string =>
  stage === 'draft' ? stepPath(leagueId, 'review') : `/leagues/${leagueId}/teams`;

const LeaguesYouRun = ({ facts }: { readonly facts: DashboardParts['managed-leagues'] }) => (
  <CardList
    title="Leagues you run"
    all={{ to: '/complex/leagues', label: 'Manage leagues' }}
    things={facts}
    rowOf={(league) => ({
      id: league.leagueId,
      to: pathOf(league),
      name: league.name,
      note: `${league.season} · ${placesOf(league)}`,
      chip: <StatusChip state={chipOf(league.stage)} />,
    })}
  />
);

/** The leagues that the person runs. */
export const part: PartOf<'managed-leagues'> = {
  what: 'The leagues you run',
  cards: [{ name: 'leagues-you-run', order: 28, beside: true, Card: LeaguesYouRun }],
};
