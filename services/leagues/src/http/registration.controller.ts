import {
  divisionBodies,
  divisionCommands,
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

/** What is asked of a league's places, by whichever table. */
export const toPlaces = ({ leagueId, ...request }: PlacesAsked & { readonly leagueId: string }) => ({
  aggregate: 'leaguePlaces' as const,
  id: leagueId,
  request,
});

/** Who registers with a league, and who has a place. */
export const RegistrationController = commandController(
  'registrations',
  registrationCommands,
  registrationBodies,
  toPlaces,
);

/** Which division of the league its teams play in. */
export const DivisionController = commandController(
  'registrations',
  divisionCommands,
  divisionBodies,
  toPlaces,
);
