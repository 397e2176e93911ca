export { TeamMembers, type Membership } from './team-members.directory';
export { TeamMembersModule, teamMemberProjections } from './team-members.module';
