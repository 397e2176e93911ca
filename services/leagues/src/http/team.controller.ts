import { Access, CommandSender, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LeagueRequest } from '../application/league.handler';
import { CaptainPlayerBody, TeamBody, TeamInviteBody, TeamPersonBody } from './league.bodies';

/** A league's teams, their people and invites. */
@ApiTags('teams of a league')
@Controller('leagues/:leagueId/teams')
@Access('commissioner')
export class TeamController {
  constructor(private readonly sender: CommandSender) {}

  @Post()
  enter(
    @Param('leagueId') leagueId: string,
    @Body() { name, color }: TeamBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'EnterTeam', name, color }, command);
  }

  @Put(':teamId')
  change(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @Body() { name, color }: TeamBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'ChangeTeam', teamId, name, color }, command);
  }

  @Delete(':teamId')
  withdraw(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'WithdrawTeam', teamId }, command);
  }

  @Post(':teamId/people')
  grantRole(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @Body() { email, role }: TeamPersonBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'GrantTeamRole', teamId, email, role }, command);
  }

  @Delete(':teamId/people/:accountId')
  revokeRole(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @Param('accountId') accountId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'RevokeTeamRole', teamId, accountId }, command);
  }

  /** The link itself is in the league's view. */
  @Post(':teamId/invites')
  invite(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @Body() { role }: TeamInviteBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'IssueTeamInvite', teamId, role }, command);
  }

  @Delete(':teamId/invites/:inviteId')
  revokeInvite(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @Param('inviteId') inviteId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'RevokeTeamInvite', teamId, inviteId }, command);
  }

  @Put(':teamId/captain-player')
  nameCaptainPlayer(
    @Param('leagueId') leagueId: string,
    @Param('teamId') teamId: string,
    @Body() { playerId }: CaptainPlayerBody,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(leagueId, { type: 'NameCaptainPlayer', teamId, playerId }, command);
  }

  private send(
    leagueId: string,
    request: LeagueRequest,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sender.send({ aggregate: 'league', id: leagueId, request }, command.metaFor(request));
  }
}
