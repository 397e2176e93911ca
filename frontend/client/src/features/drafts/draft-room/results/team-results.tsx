import { Link } from 'react-router-dom';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { venueTime } from '../../../../shared/lib/times';
import { count } from '../../../../shared/lib/words';
import { teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { RosterRows, rosterOf } from '../team/team-roster';
import './team-results.css';

/** After the last pick: every team with its players, my own first. */
export const TeamResults = () => {
  const { facts, viewer, isCommissioner } = useRoom();
  const { room } = facts;
  const { order, me, status, completedAt, picks, extras } = room;
  const isMine = (teamId: string): boolean => me.teamIds.includes(teamId);
  const teams = [...order.filter(isMine), ...order.filter((teamId) => !isMine(teamId))];
  return (
    <section aria-label="Results" className="team-results">
      <h2 className="room-title">
        {status === 'published' ? 'The rosters are published' : 'The draft is complete'}
      </h2>
      <p className="team-results-words">
        {count(picks.length + extras.length, 'player')} on {count(order.length, 'team')}
        {completedAt !== null && `, finished ${venueTime(completedAt, room.settings.clock.zone)}`}.{' '}
        {viewer.spectator === undefined && (
          <Link to={`/complex/leagues/${viewer.leagueId}/draft?tab=results`} className="link">
            {isCommissioner && status === 'completed' ? 'Check and publish the results' : 'All results'}
          </Link>
        )}
      </p>
      <div className="team-results-grid">
        {teams.map((teamId) => {
          const { name, color } = teamOf(facts, teamId);
          const rows = rosterOf(facts, teamId);
          const rated = rows.flatMap(({ rating }) => (rating === null ? [] : [rating]));
          return (
            <article key={teamId} aria-label={name} className="team-result" data-mine={isMine(teamId)}>
              <div className="team-result-head">
                <TeamBadge name={name} color={color} />
                {rated.length > 0 && (
                  <span className="caption team-result-average">
                    avg {(rated.reduce((a, b) => a + b, 0) / rated.length).toFixed(1)}
                  </span>
                )}
              </div>
              <RosterRows rows={rows} color={color} />
            </article>
          );
        })}
      </div>
    </section>
  );
};
