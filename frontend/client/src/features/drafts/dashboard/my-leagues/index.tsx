import { Link } from 'react-router-dom';
import type { CardPart } from '../../../../shared/dashboard/dashboard-part';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { Row, Rows } from '../../../../shared/ui/rows';
import { Section } from '../../../../shared/ui/section';
import { CardsSkeleton } from '../../../../shared/ui/skeletons';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { detailOf, roleWord } from '../../draft-leagues/league-card-words';
import { useMyDrafts } from '../../draft-leagues/use-my-drafts';

const MOST = 6;

const MyLeagues = () => {
  const { data, error, refetch } = useMyDrafts();
  if (!data && error)
    return (
      <ErrorBlock what="Your leagues could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <CardsSkeleton cards={1} height={140} />;
  if (data.leagues.length === 0) return null;
  return (
    <Section
      title="My draft leagues"
      actions={
        <Link to="/draft-leagues" className="link">
          See all
        </Link>
      }
    >
      <Rows>
        {data.leagues.slice(0, MOST).map((league) => (
          <Row
            key={league.leagueId}
            title={
              <Link to={`/complex/leagues/${league.leagueId}/draft`} className="link link-plain">
                {league.leagueName}
              </Link>
            }
            note={`${roleWord(league)} · ${league.season}`}
          >
            <StatusChip state={league.status ?? 'none'} detail={detailOf(league)} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
};

/** The leagues that the person runs, drafts or plays in. */
export const part: CardPart = {
  kind: 'card',
  name: 'my-leagues',
  order: 30,
  beside: true,
  Card: MyLeagues,
};
