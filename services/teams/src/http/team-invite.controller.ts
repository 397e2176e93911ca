import type { TeamInviteView } from '@fieldhouse/api-contract';
import { readTeamCode, readTeamLinkToken, teamLinkToken } from '@fieldhouse/events/teams';
import type { Dispatch } from '@fieldhouse/kernel';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  Access,
  CommandSender,
  InviteAnswers,
  MaybeSignedIn,
  SignedIn,
  notFound,
  type AccountDirectory,
  type Caller,
  type InviteAnswer,
} from '@fieldhouse/platform';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TeamRequest } from '../application/team.handler';
import { teamAggregate } from '../domain';
import { TeamCodes } from '../infrastructure/team-indexes';
import { TeamQuotas } from '../infrastructure/team-quotas';
import { inviteViewOf } from './team-invite.view';

const ANSWERS = { see: 'SeeTeamInvite', accept: 'AcceptTeamInvite', decline: 'DeclineTeamInvite' } as const;

/** What the person behind a link to a team sees and does: of an invitation whose address it names, else whoever has it. */
@ApiTags('teams')
@Controller('teams/invites/:token')
export class TeamInviteController extends InviteAnswers {
  constructor(
    sender: CommandSender,
    private readonly store: AggregateStore,
    private readonly secrets: Secrets,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
  ) {
    super(sender);
  }

  @Get()
  @Access('anonymous')
  @Header('cache-control', 'no-store')
  async look(@Param('token') token: string, @MaybeSignedIn() caller: Caller | null): Promise<TeamInviteView> {
    const { teamId, linkId } = this.read(token);
    const reader = caller && (await readerOf(this.accounts, caller));
    return { token, ...(await inviteBehind(this.store, this.secrets, teamId, linkId, reader)) };
  }

  protected dispatchOf(answer: InviteAnswer, token: string): Dispatch {
    const { teamId, linkId } = this.read(token);
    const request: TeamRequest = { type: ANSWERS[answer], inviteId: linkId };
    return { aggregate: 'team', id: teamId, request };
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
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
  ) {}

  @Get()
  @Access('member')
  @Header('cache-control', 'no-store')
  async look(@Param('code') code: string, @SignedIn() caller: Caller): Promise<TeamInviteView> {
    await this.quotas.codes.take(caller.accountId);
    const [link] = await this.codes.of([readTeamCode(code)]);
    if (!link) throw notFound();
    const { _id: linkId, teamId } = link;
    const token = teamLinkToken(this.secrets.keysOf('team-link')[0], teamId, linkId);
    const reader = await readerOf(this.accounts, caller);
    return { token, ...(await inviteBehind(this.store, this.secrets, teamId, linkId, reader)) };
  }
}

const readerOf = async (accounts: AccountDirectory, { accountId }: Caller) => ({
  accountId,
  confirmedAddress: await accounts.confirmedAddressOf(accountId),
});

/** @throws 404 when there is no such team */
const inviteBehind = async (
  store: AggregateStore,
  secrets: Secrets,
  teamId: string,
  linkId: string,
  reader: Parameters<typeof inviteViewOf>[4],
): Promise<Omit<TeamInviteView, 'token'>> => {
  const { state } = await store.load(teamAggregate, teamId);
  const [crestKey] = secrets.keysOf('team-crest');
  if (state.status === 'none') throw notFound();
  return inviteViewOf(state, linkId, new Date().toISOString(), crestKey, reader);
};
