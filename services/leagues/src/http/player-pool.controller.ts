import { Access, CommandSender, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlayerPoolRequest } from '../application/player-pool.handler';
import { GroupRequestBody, NoteBody, PlayerAccountBody, PlayerBody, WithdrawBody } from './league.bodies';

/** A league's players, one by one. */
@ApiTags('player pool')
@Controller('leagues/:leagueId/pool')
@Access('commissioner')
export class PlayerPoolController {
  constructor(private readonly sender: CommandSender) {}

  @Post('players')
  register(
    @Param('leagueId') leagueId: string,
    @Body() details: PlayerBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'RegisterPlayer', details }, command);
  }

  @Put('players/:playerId')
  change(
    @Param('leagueId') leagueId: string,
    @Param('playerId') playerId: string,
    @Body() details: PlayerBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ChangePlayer', playerId, details }, command);
  }

  @Post('players/:playerId/withdraw')
  @HttpCode(200)
  withdraw(
    @Param('leagueId') leagueId: string,
    @Param('playerId') playerId: string,
    @Body() { reason }: WithdrawBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'WithdrawPlayer', playerId, reason }, command);
  }

  @Post('players/:playerId/reinstate')
  @HttpCode(200)
  reinstate(
    @Param('leagueId') leagueId: string,
    @Param('playerId') playerId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ReinstatePlayer', playerId }, command);
  }

  @Post('players/:playerId/notes')
  addNote(
    @Param('leagueId') leagueId: string,
    @Param('playerId') playerId: string,
    @Body() { text }: NoteBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'AddEvaluatorNote', playerId, text }, command);
  }

  @Put('players/:playerId/account')
  linkAccount(
    @Param('leagueId') leagueId: string,
    @Param('playerId') playerId: string,
    @Body() { email }: PlayerAccountBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'LinkPlayerAccount', playerId, email }, command);
  }

  /** From the other side it is the acceptance. */
  @Post('players/:playerId/group-requests')
  @Access('player', 'commissioner')
  @HttpCode(200)
  requestGroup(
    @Param('leagueId') leagueId: string,
    @Param('playerId') playerId: string,
    @Body() { withPlayerId }: GroupRequestBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'RequestGroup', playerId, withPlayerId }, command);
  }

  @Delete('groups/:groupId')
  @Access('player', 'commissioner')
  dissolveGroup(
    @Param('leagueId') leagueId: string,
    @Param('groupId') groupId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'DissolveGroup', groupId }, command);
  }

  private send(
    leagueId: string,
    request: PlayerPoolRequest,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sender.send({ aggregate: 'playerPool', id: leagueId, request }, command.metaFor(request));
  }
}
