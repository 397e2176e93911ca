import { teamBodies, teamCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import { v5 as uuidv5 } from 'uuid';
import type { TeamRequest } from '../application/team.handler';

/** Teams, their members, and the ways to become one. */
export const TeamController = commandController('teams', teamCommands, teamBodies, (asked, { commandId }) => {
  if (asked.type === 'CreateTeam')
    return { aggregate: 'team', id: uuidv5('team', commandId), request: asked satisfies TeamRequest };
  const { teamId, ...request } = asked;
  return { aggregate: 'team', id: teamId, request: request satisfies TeamRequest };
});
