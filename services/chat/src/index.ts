export { ChatModule } from './chat.module';
export { TEAM_MEMBERS, type TeamMembers } from './application/team-members.port';
