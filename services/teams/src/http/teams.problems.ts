import { conflict, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { TeamsError, type TeamsErrorCode } from '../domain/teams.decider';

export const teamsProblems = {
  teams_closed: conflict('Already closed', 'It is closed already. Reload to see why.'),
} satisfies ProblemTable<TeamsErrorCode>;

mapProblems(TeamsError, teamsProblems);
