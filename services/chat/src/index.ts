export { ChatModule } from './chat.module';
export { TEAM_MEMBERS, type TeamMembers, type TeamMembership } from './application/team-members.port';
