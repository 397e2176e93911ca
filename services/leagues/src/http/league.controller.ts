import type { SportView } from '@fieldhouse/api-contract';
import { Access, CommandSender, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { v5 as uuidv5 } from 'uuid';
import type { LeagueRequest } from '../application/league.handler';
import { sportCatalogue } from '../domain';
import { LeagueBody, StaffBody } from './league.bodies';

/** Leagues and their staff. */
@ApiTags('leagues')
@Controller()
export class LeagueController {
  constructor(private readonly sender: CommandSender) {}

  @Get('sports')
  @Access('anonymous')
  sports(): readonly SportView[] {
    return sportCatalogue.map(({ key, name, positions, rosterSize, limits }) => ({
      key,
      name,
      positions: positions.map(({ code, name: positionName }) => ({ code, name: positionName })),
      rosterSize,
      limits,
    }));
  }

  /** The id of the league is in the answer's `streamId`. */
  @Post('leagues')
  @Access('member')
  create(
    @Body() details: LeagueBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const leagueId = uuidv5('league', command.commandId);
    return this.send(leagueId, { type: 'CreateLeague', leagueId, details }, command);
  }

  @Put('leagues/:leagueId')
  @Access('commissioner')
  change(
    @Param('leagueId') leagueId: string,
    @Body() details: LeagueBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ChangeLeagueDetails', details }, command);
  }

  @Post('leagues/:leagueId/staff')
  @Access('league_owner')
  addStaff(
    @Param('leagueId') leagueId: string,
    @Body() { email, role }: StaffBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'AddLeagueStaff', email, role }, command);
  }

  @Delete('leagues/:leagueId/staff/:accountId')
  @Access('league_owner')
  removeStaff(
    @Param('leagueId') leagueId: string,
    @Param('accountId') accountId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'RemoveLeagueStaff', accountId }, command);
  }

  private send(
    leagueId: string,
    request: LeagueRequest,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sender.send({ aggregate: 'league', id: leagueId, request }, command.metaFor(request));
  }
}
