import type { ManagedLeague } from '@fieldhouse/api-contract';
import { STAGES } from './board-words';
import { ManagedLeagueCard } from './managed-league-card';

/** The leagues that somebody runs or helps with, by where they stand. */
export const LeagueBoard = ({ leagues }: { readonly leagues: readonly ManagedLeague[] }) =>
  STAGES.map(({ stage, title }) => {
    const there = leagues.filter((league) => league.stage === stage);
    if (there.length === 0) return null;
    return (
      <section key={stage} aria-label={title} className="board-stage">
        <h2 className="board-title">
          {title} <span className="muted">{there.length}</span>
        </h2>
        <div className="card-grid">
          {there.map((league) => (
            <ManagedLeagueCard key={league.leagueId} league={league} />
          ))}
        </div>
      </section>
    );
  });
