import { offerViewOf, type InviteView } from '@fieldhouse/api-contract';
import { readTeamInviteToken } from '@fieldhouse/events/leagues';
import { invitationState, mayDraft } from '@fieldhouse/values';
import {
  ACCOUNT_DIRECTORY,
  Access,
  CommandSender,
  InviteAnswers,
  MaybeSignedIn,
  notFound,
  type AccountDirectory,
  type Caller,
  type InviteAnswer,
} from '@fieldhouse/platform';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import type { Dispatch } from '@fieldhouse/kernel';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DRAFT_TEAMS, type DraftTeams } from '../application/draft-teams.port';
import type { LeagueRequest } from '../application/league.handler';
import {
  findInvitation,
  findInvite,
  inviteStateOf,
  leagueAggregate,
  prospectusAggregate,
  type CreatedLeague,
} from '../domain';

const ANSWERS = { see: 'SeeInvitation', accept: 'AcceptInvite', decline: 'DeclineInvitation' } as const;

/** What the person behind an invite link sees and does: of a team's link whoever has it, else whose address it names. */
@ApiTags('teams of a league')
@Controller('leagues/invites/:token')
export class InviteController extends InviteAnswers {
  constructor(
    sender: CommandSender,
    private readonly store: AggregateStore,
    private readonly secrets: Secrets,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(DRAFT_TEAMS) private readonly drafts: DraftTeams,
  ) {
    super(sender);
  }

  @Get()
  @Access('anonymous')
  async look(@Param('token') token: string, @MaybeSignedIn() caller: Caller | null): Promise<InviteView> {
    const { leagueId, inviteId } = this.read(token);
    const [{ state }, said, address] = await Promise.all([
      this.store.load(leagueAggregate, leagueId),
      this.store.load(prospectusAggregate, leagueId),
      caller && this.accounts.confirmedAddressOf(caller.accountId),
    ]);
    const found = state.status === 'none' ? null : viewOf(state, inviteId, new Date().toISOString(), address);
    if (state.status === 'none' || !found) throw notFound();
    const { name: leagueName, zone } = state.details;
    const beside = found.state === 'open' ? await this.beside(state) : { runBy: null, draftStartsAt: null };
    const drafts = mayDraft(said.state.prospectus);
    return { leagueId, leagueName, zone, drafts, ...found, ...beside };
  }

  /** What somebody who was invited wants to know of a league before they sign up. */
  private async beside({
    leagueId,
    staff,
  }: CreatedLeague): Promise<Pick<InviteView, 'runBy' | 'draftStartsAt'>> {
    const owner = staff.find(({ role }) => role === 'owner');
    const [runBy, draftStartsAt] = await Promise.all([
      owner ? this.accounts.shortNameOf(owner.accountId) : null,
      this.drafts.startsAt(leagueId),
    ]);
    return { runBy, draftStartsAt };
  }

  protected dispatchOf(answer: InviteAnswer, token: string): Dispatch {
    const { leagueId, inviteId } = this.read(token);
    const request: LeagueRequest = { type: ANSWERS[answer], inviteId };
    return { aggregate: 'league', id: leagueId, request };
  }

  private read(token: string): { readonly leagueId: string; readonly inviteId: string } {
    const read = readTeamInviteToken(this.secrets.keysOf('team-invite'), token);
    if (!read) throw notFound();
    return read;
  }
}

const viewOf = (
  league: CreatedLeague,
  inviteId: string,
  at: string,
  /** Of who is signed in; null: of nobody, or not confirmed. */
  address: string | null,
): Pick<InviteView, 'offer' | 'addressed' | 'forAnother' | 'state'> | null => {
  const invitation = findInvitation(league, inviteId);
  if (invitation) {
    const state = invitationState(invitation, at);
    const offer = offerViewOf(invitation.offer, league.teams);
    // The address of an invitation that has ended is forgotten.
    const forAnother = address !== null && invitation.email !== '' && invitation.email !== address;
    return { offer, addressed: true, forAnother, state: state === 'withdrawn' ? 'revoked' : state };
  }
  const found = findInvite(league, inviteId);
  if (!found) return null;
  const { team, invite } = found;
  const offer = { kind: 'team', teamId: team.teamId, teamName: team.name, role: invite.role } as const;
  return { offer, addressed: false, forAnother: false, state: inviteStateOf(invite, at) };
};
