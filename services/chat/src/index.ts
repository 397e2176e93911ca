export { ChatModule } from './chat.module';
export { chatAttachments } from './application/attachment-upkeep';
export { TEAM_MEMBERS, type TeamMembers } from './application/team-members.port';
