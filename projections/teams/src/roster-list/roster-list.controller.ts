import { rosterMapping, type RosterListView } from '@fieldhouse/api-contract';
import { ListTurns, readSentList } from '@fieldhouse/lists';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { requireRunning } from '../team/team-membership';
import { TeamQuery } from '../team/team.query';
import { RosterListQuery } from './roster-list.query';

/** A list of people for a team: it is read and shown, and not kept. */
@ApiTags('teams')
@ApiBearerAuth()
@Controller('teams/:teamId/roster-list')
export class RosterListController {
  constructor(
    private readonly teams: TeamQuery,
    private readonly lists: RosterListQuery,
    private readonly turns: ListTurns,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('team_manager')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary', description: 'CSV, at most 5 MiB and 200 rows' },
        mapping: {
          type: 'string',
          description: 'JSON: column name → field; without it the suggested mapping is taken',
        },
      },
    },
  })
  async preview(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<RosterListView> {
    const open = await this.teams.open(teamId, caller);
    requireRunning(open.me);
    await this.turns.allow(caller.accountId);
    const { bytes, mapping } = await readSentList(request, rosterMapping);
    return this.lists.preview(open, caller, { bytes, mapping });
  }
}
