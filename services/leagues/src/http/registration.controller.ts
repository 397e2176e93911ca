import {
  ownRegistrationBodies,
  ownRegistrationCommands,
  registrationBodies,
  registrationCommands,
} from '@fieldhouse/api-contract';
import { registrationStream } from '@fieldhouse/events/leagues';
import { commandController } from '@fieldhouse/platform';
import type { OwnRegistrationAsked, PlacesAsked } from '../domain';

/** What somebody gives a league to register. */
export const OwnRegistrationController = commandController(
  'registrations',
  ownRegistrationCommands,
  ownRegistrationBodies,
  ({ leagueId, ...request }: OwnRegistrationAsked & { readonly leagueId: string }, { accountId }) => ({
    aggregate: 'registration',
    id: registrationStream(leagueId, accountId),
    request,
  }),
);

/** Who registers with a league, and who has a place. */
export const RegistrationController = commandController(
  'registrations',
  registrationCommands,
  registrationBodies,
  ({ leagueId, ...request }: PlacesAsked & { readonly leagueId: string }) => ({
    aggregate: 'leaguePlaces',
    id: leagueId,
    request,
  }),
);
