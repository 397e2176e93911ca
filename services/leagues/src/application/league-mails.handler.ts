import { teamInviteToken } from '@fieldhouse/events/leagues';
import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, Secrets, type Keyring } from '@fieldhouse/kernel/runtime';
import {
  CommandSender,
  CONFIG,
  MAILER,
  registerAggregate,
  type Config,
  type Mailer,
} from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationState } from '@fieldhouse/values';
import { findInvitation, leagueAggregate } from '../domain';
import { InvitedAddresses } from '../infrastructure/invited-addresses.store';
import { invitationMail } from './invitation-mail';

/** A mail to an invited address, and that the address is forgotten once the invitation has ended. `causedAt`: ISO-8601 UTC. */
export type LeagueMailRequest =
  | { readonly type: 'SendInvitationMail'; readonly invitationId: string; readonly causedAt: string }
  | { readonly type: 'ForgetInvitedAddress'; readonly invitationId: string };
/** `id` is the league's. */
export class LeagueMailCommand extends AggregateCommand<LeagueMailRequest> {}
registerAggregate('leagueMail', LeagueMailCommand);

@CommandHandler(LeagueMailCommand)
export class LeagueMailHandler implements ICommandHandler<LeagueMailCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly addresses: InvitedAddresses,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
    private readonly secrets: Secrets,
    private readonly sender: CommandSender,
  ) {}

  /** @throws RetryLater while the mail server does not take it */
  async execute({ id, request, meta }: LeagueMailCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(leagueAggregate, id);
    const invitation = state.status === 'none' ? undefined : findInvitation(state, request.invitationId);
    if (request.type === 'ForgetInvitedAddress') {
      if (invitation && invitation.end !== null) {
        await this.keyring.destroy(request.invitationId);
        await this.addresses.remove(request.invitationId);
      }
    } else if (state.status === 'created' && invitation && invitation.email !== '') {
      await this.addresses.note(invitation.invitationId, invitation.email, { leagueId: id });
      const token = teamInviteToken(this.secrets.keysOf('team-invite')[0], id, invitation.invitationId);
      const url = `${this.config.PUBLIC_URL}/auth#invite=${token}`;
      const outcome = await this.mailer.send(meta.commandId, request.causedAt, () => {
        const open = invitationState(invitation, new Date().toISOString()) === 'open';
        return Promise.resolve(open ? invitationMail(state, invitation, url) : null);
      });
      const note = { type: 'NoteUndelivered', invitationId: request.invitationId, sentAt: request.causedAt };
      if (outcome !== 'sent') await this.sender.send({ aggregate: 'league', id, request: note }, meta);
    }
    return { streamId: `league-${id}`, revision, position };
  }
}
