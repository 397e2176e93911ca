import type { TeamInviteView } from '@fieldhouse/api-contract';
import { readTeamCode, readTeamLinkToken, teamLinkToken } from '@fieldhouse/events/teams';
import type { CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import {
  Access,
  CommandSender,
  HttpCommand,
  SignedIn,
  notFound,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TeamRequest } from '../application/team.handler';
import { teamAggregate } from '../domain';
import { TeamCodes } from '../infrastructure/team-indexes';
import { TeamQuotas } from '../infrastructure/team-quotas';
import { inviteViewOf } from './team-invite.view';

/** What the person behind a link to a team sees and does: of an invitation whose address it names, else whoever has it. */
@ApiTags('teams')
@Controller('teams/invites/:token')
export class TeamInviteController {
  constructor(
    private readonly sender: CommandSender,
    private readonly store: AggregateStore,
    private readonly secrets: Secrets,
  ) {}

  @Get()
  @Access('anonymous')
  @Header('cache-control', 'no-store')
  async look(@Param('token') token: string): Promise<TeamInviteView> {
    const { teamId, linkId } = this.read(token);
    const { state } = await this.store.load(teamAggregate, teamId);
    const found = state.status === 'none' ? null : inviteViewOf(state, linkId, new Date().toISOString());
    if (!found) throw notFound();
    return { token, ...found };
  }

  /** The first time that an invitation's link is opened is told to those who sent it. */
  @Post('seen')
  @Access('anonymous')
  @HttpCode(200)
  seen(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send('SeeTeamInvite', token, command);
  }

  @Post('accept')
  @Access('member')
  @HttpCode(200)
  accept(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send('AcceptTeamInvite', token, command);
  }

  /** For invitations to an address only: the link for everybody is for whoever wants it. */
  @Post('decline')
  @Access('member')
  @HttpCode(200)
  decline(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send('DeclineTeamInvite', token, command);
  }

  private send(
    type: 'AcceptTeamInvite' | 'SeeTeamInvite' | 'DeclineTeamInvite',
    token: string,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const { teamId, linkId } = this.read(token);
    const request: TeamRequest = { type, inviteId: linkId };
    return this.sender.send({ aggregate: 'team', id: teamId, request }, command.metaFor(request));
  }

  private read(token: string): { readonly teamId: string; readonly linkId: string } {
    const read = readTeamLinkToken(this.secrets.keysOf('team-link'), token);
    if (!read) throw notFound();
    return read;
  }
}

/** The code of a team's link, as it is read aloud at the field. */
@ApiTags('teams')
@Controller('teams/codes/:code')
export class TeamCodeController {
  constructor(
    private readonly codes: TeamCodes,
    private readonly quotas: TeamQuotas,
    private readonly store: AggregateStore,
    private readonly secrets: Secrets,
  ) {}

  @Get()
  @Access('member')
  @Header('cache-control', 'no-store')
  async look(@Param('code') code: string, @SignedIn() { accountId }: Caller): Promise<TeamInviteView> {
    await this.quotas.codes.take(accountId);
    const [link] = await this.codes.of([readTeamCode(code)]);
    if (!link) throw notFound();
    const { _id: linkId, teamId } = link;
    const { state } = await this.store.load(teamAggregate, teamId);
    const found = state.status === 'none' ? null : inviteViewOf(state, linkId, new Date().toISOString());
    if (!found) throw notFound();
    return { token: teamLinkToken(this.secrets.keysOf('team-link')[0], teamId, linkId), ...found };
  }
}
