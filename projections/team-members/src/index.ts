export { TeamMembers, accountIn, membershipIn, type Membership } from './team-members.directory';
export { TeamMembersModule, teamMemberProjections } from './team-members.module';
export type { TeamMember, TeamMembersDocument } from './team-members.projection';
