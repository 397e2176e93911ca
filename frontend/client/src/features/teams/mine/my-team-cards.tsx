import type { MyTeam } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { count } from '../../../shared/lib/words';
import { Crest } from '../../../shared/ui/crest';
import { StatusChip } from '../../../shared/ui/status-chip';
import { factsOf } from '../card/team-facts';
import { ROLE_WORDS } from '../team-words';
import '../teams.css';

type MyTeamCardsProps = {
  readonly teams: readonly MyTeam[];
  /** How much waits in a team's chat. */
  readonly unreadOf: (teamId: string) => ReactNode;
};

/** The teams that the person is of. */
export const MyTeamCards = ({ teams, unreadOf }: MyTeamCardsProps) => (
  <ul aria-label="My teams" className="card-grid team-cards">
    {teams.map((team) => (
      <li key={team.teamId}>
        <MyTeamCard team={team} unread={unreadOf(team.teamId)} />
      </li>
    ))}
  </ul>
);

type MyTeamCardProps = { readonly team: MyTeam; readonly unread: ReactNode };

const MyTeamCard = ({ team, unread }: MyTeamCardProps) => {
  const { teamId, name, role, status, archived, waiting } = team;
  return (
    <article aria-label={name} className="card team-card">
      <Crest {...team} size={48} />
      <div className="row-words">
        <h2 className="title">
          <Link to={`/teams/${teamId}`} className="link link-plain">
            {name}
          </Link>
        </h2>
        <p className="muted">{[ROLE_WORDS[role].name, ...factsOf(team)].join(' · ')}</p>
        {archived ? <StatusChip state="archived" /> : status !== 'active' && <StatusChip state={status} />}
        {unread}
        {waiting > 0 && (
          <Link to={`/teams/${teamId}?tab=roster`} className="link">
            {count(waiting, 'request')} to join
          </Link>
        )}
      </div>
    </article>
  );
};
