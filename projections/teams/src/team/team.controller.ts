import {
  similarTeamsQuery,
  teamHistoryQuery,
  teamQuery,
  type SimilarTeamsView,
  type TeammatesView,
  type TeamHistoryView,
  type TeamsView,
  type TeamView,
} from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { TeamHistoryQuery } from '../history/team-history.query';
import { TeamQuery } from './team.query';

class TeamParameters extends createZodDto(teamQuery) {}
class SimilarParameters extends createZodDto(similarTeamsQuery) {}
class HistoryParameters extends createZodDto(teamHistoryQuery) {}

@ApiTags('teams')
@ApiBearerAuth()
@Controller('teams')
export class TeamViewController {
  constructor(
    private readonly query: TeamQuery,
    private readonly histories: TeamHistoryQuery,
  ) {}

  @Get()
  @Access('member')
  mine(@SignedIn() caller: Caller, @Query() { atLeast }: TeamParameters): Promise<TeamsView> {
    return this.query.teamsOf(caller, atLeast);
  }

  @Get('similar')
  @Access('member')
  similar(@Query() { name, city }: SimilarParameters): Promise<SimilarTeamsView> {
    return this.query.similar(name, city);
  }

  @Get(':teamId')
  @Access('member')
  team(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: TeamParameters,
  ): Promise<TeamView> {
    return this.query.view(teamId, caller, atLeast);
  }

  @Get(':teamId/teammates')
  @Access('team_manager')
  async teammates(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: TeamParameters,
  ): Promise<TeammatesView> {
    return this.query.teammatesOf(await this.query.open(teamId, caller, atLeast), caller);
  }

  @Get(':teamId/history')
  @Access('team_member')
  async history(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast, ...page }: HistoryParameters,
  ): Promise<TeamHistoryView> {
    return this.histories.page(await this.query.open(teamId, caller, atLeast), page);
  }
}
