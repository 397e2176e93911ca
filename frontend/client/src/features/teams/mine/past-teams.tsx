import type { PastTeam } from '@fieldhouse/api-contract';
import { exactDay } from '../../../shared/lib/times';
import { Row, Rows } from '../../../shared/ui/rows';
import { TeamBadge } from '../../../shared/ui/team-badge';

/** Teams that the person has left, folded up. */
export const PastTeams = ({ teams }: { readonly teams: readonly PastTeam[] }) =>
  teams.length > 0 && (
    <details className="card">
      <summary className="title">Past teams ({teams.length})</summary>
      <Rows label="Past teams">
        {teams.map((team) => (
          <Row key={team.teamId} title={<TeamBadge {...team} />} note={`Until ${exactDay(team.leftAt)}`} />
        ))}
      </Rows>
    </details>
  );
