import type { InviteView } from '@fieldhouse/api-contract';
import { readTeamInviteToken } from '@fieldhouse/events/leagues';
import {
  Access,
  CONFIG,
  CommandSender,
  HttpCommand,
  notFound,
  type CommandContextOfRequest,
  type Config,
} from '@fieldhouse/platform';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { CommandResult } from '@fieldhouse/kernel';
import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LeagueRequest } from '../application/league.handler';
import { findInvite, inviteStateOf, leagueAggregate } from '../domain';

/** What the person behind an invite link sees and does. Whoever has the link may. */
@ApiTags('teams of a league')
@Controller('leagues/invites/:token')
export class InviteController {
  constructor(
    private readonly sender: CommandSender,
    private readonly store: AggregateStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Access('anonymous')
  async look(@Param('token') token: string): Promise<InviteView> {
    const { leagueId, inviteId } = this.read(token);
    const { state } = await this.store.load(leagueAggregate, leagueId);
    const found = state.status === 'none' ? undefined : findInvite(state, inviteId);
    if (state.status === 'none' || !found) throw notFound();
    const { team, invite } = found;
    return {
      leagueId,
      leagueName: state.details.name,
      teamId: team.teamId,
      teamName: team.name,
      role: invite.role,
      state: inviteStateOf(invite, new Date().toISOString()),
    };
  }

  @Post('accept')
  @Access('member')
  @HttpCode(200)
  accept(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const { leagueId, inviteId } = this.read(token);
    const request: LeagueRequest = { type: 'AcceptTeamInvite', inviteId };
    return this.sender.send({ aggregate: 'league', id: leagueId, request }, command.metaFor(request));
  }

  private read(token: string): { readonly leagueId: string; readonly inviteId: string } {
    const read = readTeamInviteToken(this.config.FIELDHOUSE_SECRET, token);
    if (!read) throw notFound();
    return read;
  }
}
