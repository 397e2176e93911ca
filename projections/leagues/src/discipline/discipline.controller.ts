import type { DisciplineView, OwnDisciplineView, TeamSuspensionsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DisciplineQuery } from './discipline.query';

@ApiTags('leagues')
@ApiBearerAuth()
@Controller('leagues/:leagueId/discipline')
export class DisciplineViewController {
  constructor(private readonly query: DisciplineQuery) {}

  @Get()
  @Access('league_scorekeeper')
  discipline(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<DisciplineView> {
    return this.query.all(leagueId, caller, atLeast);
  }

  @Get('own')
  @Access('member')
  own(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<OwnDisciplineView> {
    return this.query.own(leagueId, caller, atLeast);
  }

  @Get('team')
  @Access('team_captain')
  ofTeam(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<TeamSuspensionsView> {
    return this.query.ofTeam(leagueId, caller, atLeast);
  }
}
