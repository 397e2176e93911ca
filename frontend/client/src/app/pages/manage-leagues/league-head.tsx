import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/button';
import { leaguePath } from '../../../shared/lib/league-path';

/** Above the name of a league that one runs: back to all of them. */
export const ManagedEyebrow = ({ season }: { readonly season: string }) => (
  <>
    <Link to="/complex/leagues" className="link">
      Manage Leagues
    </Link>
    {' / '}
    {season}
  </>
);

/** To what everybody reads of a league. */
export const PublicPage = ({ leagueId }: { readonly leagueId: string }) => (
  <ButtonLink to={leaguePath(leagueId)}>View as people see it</ButtonLink>
);
