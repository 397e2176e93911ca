export { LeagueMailsModule, LeaguesModule } from './leagues.module';
export { invitations } from './application/invitations.process';
export { leagueMembers } from './application/league-members.process';
export { LeagueCommand, type LeagueRequest } from './application/league.handler';
export { PlayerPoolCommand, type PlayerPoolRequest } from './application/player-pool.handler';
export {
  GetAskedRegistrations,
  GetLeagueFacts,
  GetPoolFacts,
  GetTeamEntry,
  type LeagueFacts,
  type PoolFacts,
  type PoolFactsPlayer,
} from './application/league.queries';
export { IsLeagueMember } from './application/league-membership';
export { DRAFT_TEAMS, type DraftTeams } from './application/draft-teams.port';
export { poolPeople } from './application/pool-people.process';
export { placesFollowLeague } from './application/places-follow-league.process';
export { PlacesCommand, type PlacesRequest } from './application/places.handler';
export { leagueFollowsRegistrations } from './application/league-follows-registrations.process';
export { REGISTERING_TEAMS, type RegisteringTeams } from './application/registering-teams.port';
export { REGISTRATION_MONEY, type RegistrationMoney } from './application/registration-money.port';
export { GetRegistrationEvidence } from './application/registration-evidence';
