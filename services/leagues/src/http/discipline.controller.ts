import { disciplineBodies, disciplineCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import type { DisciplineAsked } from '../domain';

/** Who has done what in a league, and who may not play in it. */
export const DisciplineController = commandController(
  'leagues',
  disciplineCommands,
  disciplineBodies,
  ({ leagueId, ...request }: DisciplineAsked & { readonly leagueId: string }) => ({
    aggregate: 'leagueDiscipline',
    id: leagueId,
    request,
  }),
);
