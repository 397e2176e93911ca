import type { DashboardParts, ManagedLeague } from '@fieldhouse/api-contract';
import { CardList } from '../../../../shared/dashboard/card-list';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { chipOf, placesOf } from '../../board/board-words';
import { STAFF_ROLE_WORDS } from '../../invite/offer-words';
import { stepPath } from '../../setup/steps';
import { workOf } from '../../staff-work';

/** To whoever has registered; while nobody can have, to what the league says. Who does not run it, to what they do there. */
const pathOf = ({ leagueId, role, stage }: ManagedLeague): string =>
  workOf(leagueId, role)?.to ??
  (stage === 'draft' ? stepPath(leagueId, 'review') : `/leagues/${leagueId}/teams`);

const noteOf = (league: ManagedLeague): string =>
  `${league.season} · ${workOf(league.leagueId, league.role) ? STAFF_ROLE_WORDS[league.role] : placesOf(league)}`;

const LeaguesYouRun = ({ facts }: { readonly facts: DashboardParts['managed-leagues'] }) => (
  <CardList
    title="Leagues you run"
    all={{ to: '/complex/leagues', label: 'Manage leagues' }}
    things={facts}
    rowOf={(league) => ({
      id: league.leagueId,
      to: pathOf(league),
      name: league.name,
      note: noteOf(league),
      chip: <StatusChip state={chipOf(league.stage)} />,
    })}
  />
);

/** The leagues that the person runs or helps with. */
export const part: PartOf<'managed-leagues'> = {
  what: 'The leagues you run',
  cards: [{ name: 'leagues-you-run', order: 28, beside: true, Card: LeaguesYouRun }],
};
