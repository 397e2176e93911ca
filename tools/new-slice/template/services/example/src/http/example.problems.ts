import { conflict, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { ExampleError, type ExampleErrorCode } from '../domain/example.decider';

export const exampleProblems = {
  example_closed: conflict('Already closed', 'It is closed already. Reload to see why.'),
} satisfies ProblemTable<ExampleErrorCode>;

mapProblems(ExampleError, exampleProblems);
