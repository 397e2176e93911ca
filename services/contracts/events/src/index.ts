import { accountEvents } from './identity/account.events';
import { betaApplicationEvents, betaSpotsEvents } from './beta/beta-application.events';
import { contactEvents } from './contact/contact.events';
import { draftPlanEvents } from './drafts/draft-plan.events';
import { draftEvents } from './drafts/draft.events';
import { leagueEvents } from './leagues/league.events';
import { playerPoolEvents } from './leagues/player-pool.events';
import { playerProfileEvents } from './players/player-profile.events';

export * from './identity/account.events';
export * from './identity/account-changes.events';
export * from './beta/beta-application.events';
export * from './contact/contact.events';
export * from './leagues/league.events';
export * from './leagues/player-pool.events';
export * from './leagues/team-invite.token';
export * from './players/photo-link';
export * from './players/player-profile.events';
export * from './drafts/draft.events';
export * from './drafts/draft.ids';
export * from './drafts/draft-plan.events';

/** Every event type of the product. */
export const allEvents = [
  ...accountEvents,
  ...betaApplicationEvents,
  ...betaSpotsEvents,
  ...contactEvents,
  ...leagueEvents,
  ...playerPoolEvents,
  ...playerProfileEvents,
  ...draftEvents,
  ...draftPlanEvents,
] as const;
