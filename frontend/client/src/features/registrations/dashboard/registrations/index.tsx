import type { DashboardParts } from '@fieldhouse/api-contract';
import { CardList } from '../../../../shared/dashboard/card-list';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { KIND_WORDS, STATUS_WORDS } from '../../words/status-words';
import { leaguePath } from '../../../../shared/lib/league-path';

type Own = DashboardParts['registrations'][number];

/** A captain whose team is in goes on with it in the league; everybody else reads how they stand. */
const pathOf = ({ leagueId, kind, status }: Own): string =>
  kind === 'team' && status === 'confirmed' ? `/leagues/${leagueId}/teams` : leaguePath(leagueId, true);

const MyLeagues = ({ facts }: { readonly facts: DashboardParts['registrations'] }) => (
  <CardList
    title="My leagues"
    all={{ to: '/player-profile?tab=documents', label: 'See all' }}
    things={facts}
    rowOf={(one) => ({
      id: one.registrationId,
      to: pathOf(one),
      name: one.leagueName,
      note: [one.season, one.teamName ?? KIND_WORDS[one.kind].name].join(' · '),
      chip: <StatusChip state={STATUS_WORDS[one.status].chip} />,
    })}
  />
);

/** What the person has registered with, and how that stands. */
export const part: PartOf<'registrations'> = {
  what: 'Your leagues',
  cards: [{ name: 'my-registrations', order: 27, beside: true, Card: MyLeagues }],
};
