import type { DashboardParts } from '@fieldhouse/api-contract';
import { CardList } from '../../../../shared/dashboard/card-list';
import { DraftChip } from '../../../../shared/ui/draft-chip';
import { detailOf, roleWord } from '../../draft-leagues/league-card-words';

/** The leagues that the person runs, drafts or plays in. */
export const MyLeagues = ({ facts }: { readonly facts: DashboardParts['drafts'] }) => (
  <CardList
    title="My draft leagues"
    all={{ to: '/draft-leagues', label: 'See all' }}
    things={facts}
    rowOf={(league) => ({
      id: league.leagueId,
      to: `/complex/leagues/${league.leagueId}/draft`,
      name: league.leagueName,
      note: `${roleWord(league)} · ${league.season}`,
      chip: <DraftChip state={league.status ?? 'none'} detail={detailOf(league)} />,
    })}
  />
);
