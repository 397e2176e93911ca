import { teamCode, teamLinkToken } from '@fieldhouse/events/teams';
import { AggregateCommand, type CommandMeta, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, Secrets, type Keyring } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  CommandSender,
  CONFIG,
  MAILER,
  registerAggregate,
  type AccountDirectory,
  type Config,
  type Mailer,
} from '@fieldhouse/platform';
import { invitationState } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findInvitation, teamAggregate, type CreatedTeam } from '../domain';
import { CrestStore } from '../infrastructure/crest.store';
import { InvitedMembers, TeamCodes, TeamsOfAccounts, teamOfAccount } from '../infrastructure/team-indexes';
import { TeamPeople } from './team-people';
import type { TeamRequest } from './team.handler';
import { teamInvitationMail } from './team-invitation-mail';

/** What is done outside the log because of a team's facts. `causedAt`: ISO-8601 UTC. */
export type TeamUpkeepRequest =
  | { readonly type: 'SendMemberInvitation'; readonly invitationId: string; readonly causedAt: string }
  | { readonly type: 'ForgetInvitedMember'; readonly invitationId: string }
  | { readonly type: 'NoteTeamCode'; readonly linkId: string }
  | { readonly type: 'ForgetTeamCode'; readonly linkId: string }
  | { readonly type: 'TidyTeamCrests' }
  | { readonly type: 'NoteTeamOfAccount'; readonly accountId: string };
/** `id` is the team's. */
export class TeamUpkeepCommand extends AggregateCommand<TeamUpkeepRequest> {}
registerAggregate('teamUpkeep', TeamUpkeepCommand);

@CommandHandler(TeamUpkeepCommand)
export class TeamUpkeepHandler implements ICommandHandler<TeamUpkeepCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly invited: InvitedMembers,
    private readonly codes: TeamCodes,
    private readonly accounts: TeamsOfAccounts,
    private readonly teamPeople: TeamPeople,
    private readonly crests: CrestStore,
    @Inject(ACCOUNT_DIRECTORY) private readonly people: AccountDirectory,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
    private readonly secrets: Secrets,
    private readonly sender: CommandSender,
  ) {}

  /** @throws RetryLater while the mail server does not take it */
  async execute({ id, request, meta }: TeamUpkeepCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(teamAggregate, id);
    const answer = { streamId: `team-${id}`, revision, position };
    if (state.status === 'none') return answer;
    switch (request.type) {
      case 'SendMemberInvitation':
        await this.send(state, request, meta);
        break;
      case 'ForgetInvitedMember':
        if (findInvitation(state, request.invitationId)?.end === null) break;
        await this.keyring.destroy(request.invitationId);
        await this.invited.remove(request.invitationId);
        break;
      case 'NoteTeamCode':
        // Only the link that is open now is found: one that was closed meanwhile is not noted again.
        if (state.link?.linkId !== request.linkId) break;
        await this.codes.note(
          request.linkId,
          teamCode(this.secrets.keysOf('team-link')[0], id, request.linkId),
          { teamId: id },
        );
        break;
      case 'ForgetTeamCode':
        await this.codes.remove(request.linkId);
        break;
      case 'TidyTeamCrests':
        await this.crests.tidy(state.crestId, state.formerCrestIds);
        break;
      case 'NoteTeamOfAccount':
        await this.note(id, request.accountId, meta.commandId);
        break;
      default:
        request satisfies never;
    }
    return answer;
  }

  /** Who has left before this was there to be found is forgotten now: their erasure does not look again. */
  private async note(teamId: string, accountId: string, causeId: string): Promise<void> {
    const noted = teamOfAccount(teamId, accountId);
    await this.accounts.note(noted);
    if (!(await this.people.isErased(accountId))) return;
    await this.teamPeople.forgetIn(teamId, accountId, causeId);
    await this.accounts.remove(noted._id);
  }

  private async send(
    team: CreatedTeam,
    { invitationId, causedAt }: Extract<TeamUpkeepRequest, { type: 'SendMemberInvitation' }>,
    meta: CommandMeta,
  ): Promise<void> {
    const invitation = findInvitation(team, invitationId);
    if (!invitation) return;
    const { teamId } = team;
    const { accountId } = invitation;
    const email = accountId === null ? invitation.email : await this.people.confirmedAddressOf(accountId);
    if (!email) return;
    if (accountId === null) await this.invited.note(invitationId, email, { teamId });
    const token = teamLinkToken(this.secrets.keysOf('team-link')[0], teamId, invitationId);
    const url = `${this.config.PUBLIC_URL}/auth#team=${token}`;
    const outcome = await this.mailer.send(meta.commandId, causedAt, () => {
      const isOpen = invitationState(invitation, new Date().toISOString()) === 'open';
      return Promise.resolve(isOpen ? teamInvitationMail(team, { ...invitation, email }, url) : null);
    });
    const request: TeamRequest = { type: 'NoteUndelivered', invitationId, sentAt: causedAt };
    if (outcome !== 'sent') await this.sender.send({ aggregate: 'team', id: teamId, request }, meta);
  }
}
