import { prospectusBodies, prospectusCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import type { ProspectusAsked } from '../domain';

/** What a league says to those who may join it. */
export const ProspectusController = commandController(
  'prospectus',
  prospectusCommands,
  prospectusBodies,
  ({ leagueId, ...request }: ProspectusAsked & { readonly leagueId: string }) => ({
    aggregate: 'prospectus',
    id: leagueId,
    request,
  }),
);
