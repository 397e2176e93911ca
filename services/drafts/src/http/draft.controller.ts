import { draftBodies, draftCommands, draftPlanBodies, draftPlanCommands } from '@fieldhouse/api-contract';
import { draftIdOf, draftPlanIdOf } from '@fieldhouse/events/drafts';
import { commandController } from '@fieldhouse/platform';
import type { DraftPlanRequest } from '../application/draft-plan.handler';
import type { DraftRequest } from '../application/draft.handler';

/** The draft's commands. Who may send which is the draft's own decision; see the README's table. */
export const DraftController = commandController(
  'drafts',
  draftCommands,
  draftBodies,
  (request: DraftRequest & { readonly leagueId: string }) => ({
    aggregate: 'draft',
    id: draftIdOf(request.leagueId),
    request,
  }),
);

/** A team's private lists. */
export const DraftPlanController = commandController(
  'drafts',
  draftPlanCommands,
  draftPlanBodies,
  ({ type, leagueId, teamId, playerIds }) => {
    const draftId = draftIdOf(leagueId);
    const request: DraftPlanRequest = { type, draftId, teamId, playerIds };
    return { aggregate: 'draftPlan', id: draftPlanIdOf(draftId, teamId), request };
  },
);
