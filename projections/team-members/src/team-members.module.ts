import { Module } from '@nestjs/common';
import { TeamMembers } from './team-members.directory';
import { teamMembersProjection } from './team-members.projection';

/** What a projections worker runs for the directory. */
export const teamMemberProjections = [teamMembersProjection] as const;

/** The one directory of who is of which team, for every read model that is about teams. */
@Module({ providers: [TeamMembers], exports: [TeamMembers] })
export class TeamMembersModule {}
