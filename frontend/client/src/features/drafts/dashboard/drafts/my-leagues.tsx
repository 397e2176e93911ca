import type { DashboardParts } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import { Row, Rows } from '../../../../shared/ui/rows';
import { Section } from '../../../../shared/ui/section';
import { DraftChip } from '../../../../shared/ui/draft-chip';
import { detailOf, roleWord } from '../../draft-leagues/league-card-words';

const MOST = 6;

/** The leagues that the person runs, drafts or plays in. */
export const MyLeagues = ({ facts }: { readonly facts: DashboardParts['drafts'] }) => (
  <Section
    title="My draft leagues"
    actions={
      <Link to="/draft-leagues" className="link">
        See all
      </Link>
    }
  >
    <Rows>
      {facts.slice(0, MOST).map((league) => (
        <Row
          key={league.leagueId}
          title={
            <Link to={`/complex/leagues/${league.leagueId}/draft`} className="link link-plain">
              {league.leagueName}
            </Link>
          }
          note={`${roleWord(league)} · ${league.season}`}
        >
          <DraftChip state={league.status ?? 'none'} detail={detailOf(league)} />
        </Row>
      ))}
    </Rows>
  </Section>
);
