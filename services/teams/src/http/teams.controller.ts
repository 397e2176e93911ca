import { teamsBodies, teamsCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import { v5 as uuidv5 } from 'uuid';

/** The commands of {@link teamsCommands}. */
export const TeamsController = commandController(
  'teams',
  teamsCommands,
  teamsBodies,
  (asked, { commandId }) => {
    const id = asked.type === 'OpenTeams' ? uuidv5('teams', commandId) : asked.teamsId;
    return { aggregate: 'teams', id, request: { ...asked, teamsId: id } };
  },
);
