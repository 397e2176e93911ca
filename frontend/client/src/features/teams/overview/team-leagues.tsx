import { Link } from 'react-router-dom';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { teamsApi } from '../api/teams.api';

/** The leagues that a team plays in, for who leads it there; nothing where it plays in none. */
export const TeamLeagues = ({ teamId }: { readonly teamId: string }) => {
  const { data = [] } = teamsApi.useLeaguesLedQuery();
  const leagues = data.filter((one) => one.teamId === teamId);
  if (leagues.length === 0) return null;
  return (
    <Section title="Leagues" hint="Accept players, invite free agents and ask for nights.">
      <Rows label="Leagues">
        {leagues.map(({ leagueId, name, season }) => (
          <Row
            key={leagueId}
            title={
              <Link to={`/leagues/${leagueId}/teams`} className="link link-plain">
                {name}
              </Link>
            }
            note={season}
          />
        ))}
      </Rows>
    </Section>
  );
};
