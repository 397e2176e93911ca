export { requireCrestAllowed } from './decisions/crest';
export { findInvitation, isForAnother } from './decisions/invitations';
export { linkState } from './decisions/links';
export { holdsPlace, memberIdOf, memberOfAccount, presentIn } from './team-members';
export { activeIn, captainsOf, leadersOf } from './team-leaders';
export type { InvitedPerson, LeagueEntry, TeamAsked, TeamCommand, TeamUpkeep } from './team.commands';
export { teamAggregate } from './team.decider';
export { TeamError, type TeamErrorCode } from './team.errors';
export type { CreatedTeam, Invitation, TeamState } from './team.state';
