import type { LeagueCard, LeagueView, OwnInvitationView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { LeagueQuery } from './league.query';

@ApiTags('leagues')
@ApiBearerAuth()
@Controller('leagues')
export class LeagueViewController {
  constructor(private readonly query: LeagueQuery) {}

  @Get()
  @Access('member')
  mine(@SignedIn() caller: Caller, @Query() { atLeast }: ReadParameters): Promise<LeagueCard[]> {
    return this.query.leaguesOf(caller, atLeast);
  }

  @Get('invitations')
  @Access('member')
  invitations(
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<OwnInvitationView[]> {
    return this.query.invitationsOf(caller, atLeast);
  }

  @Get(':leagueId')
  @Access('league_member')
  league(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<LeagueView> {
    return this.query.view(leagueId, caller, atLeast);
  }
}
