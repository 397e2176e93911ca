import { AggregateCommand, type CommandMeta, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { CONFIG, MAILER, registerAggregate, type Config, type Mail, type Mailer } from '@fieldhouse/platform';
import { calendarDay, dayIn } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountAggregate } from '../domain/account.decider';
import type { RegisteredAccount } from '../domain/account.state';
import { isEmailChangeOver } from '../domain/email-change';
import { LinkTokenStore, type LinkPurpose } from '../infrastructure/link-token.store';
import { notices } from './account-notices';
import { OWN_ZONE, type OwnZone } from './own-zone.port';

/** A mail to the person of an account. `causedAt`: when they did what it answers, ISO-8601 UTC. */
export type AccountMailRequest = {
  readonly type:
    | 'SendConfirmationMail'
    | 'SendRecoveryMail'
    | 'SendPasswordChangedMail'
    | 'SendOwnPasswordChangedMail'
    | 'SendEmailChangeMailToCurrent'
    | 'SendEmailChangeMailToNew'
    | AccountNotice;
  readonly causedAt: string;
  /** The change of address that the mail is about; absent: the one that waits, if there is any. */
  readonly changeId?: string;
  /** A sentence with what the fact says besides. */
  readonly detail?: string;
};
export class AccountMailCommand extends AggregateCommand<AccountMailRequest> {}
registerAggregate('accountMail', AccountMailCommand);

/** Mails that only tell; to addresses that are known to be the person's. */
export type AccountNotice = keyof typeof notices;

/** Sends mails to the persons of accounts. The token of a link is made here, so that it stands in no event. */
@CommandHandler(AccountMailCommand)
export class AccountMailHandler implements ICommandHandler<AccountMailCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly links: LinkTokenStore,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OWN_ZONE) private readonly zones: OwnZone,
  ) {}

  /** @throws RetryLater while the mail server does not take it */
  async execute({ id, request, meta }: AccountMailCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(accountAggregate, id);
    // An erased person has no address any more.
    if (state.status === 'registered' && state.email !== '')
      await this.mailer.send(...sendingOf(id, request, state, meta), async () => {
        const mail = await this.compose(id, request, state);
        // It goes with the account also where the address that it went to never was the account's.
        return mail && { ...mail, tellsOf: [id] };
      });
    return { streamId: `account-${id}`, revision, position };
  }

  private async compose(
    accountId: string,
    { type, causedAt, changeId, detail }: AccountMailRequest,
    { email: to, firstName, emailConfirmedAt, emailChange, newDevice, secondFactorLiftAt }: RegisteredAccount,
  ): Promise<Mail | null> {
    // Whoever signed up with a foreign address must not put words into our mails to it.
    const greeting = emailConfirmedAt === null ? 'Hello,' : `Hi ${firstName},`;
    const whenOf = clockIn((await this.zones.of(accountId)) ?? 'UTC');
    const when = whenOf(causedAt);
    switch (type) {
      case 'SendConfirmationMail':
        if (emailConfirmedAt !== null) return null;
        return {
          to,
          subject: 'Confirm your e-mail address',
          paragraphs: [
            greeting,
            'Welcome to Fieldhouse. Confirm that this address is yours, so that your leagues and teams can reach you.',
            'The link works once, for 24 hours. If you did not sign up, ignore this e-mail.',
          ],
          action: { label: 'Confirm my e-mail', url: await this.link('confirm', 'confirm', accountId) },
        };
      case 'SendRecoveryMail':
        return {
          to,
          subject: 'Set a new password',
          paragraphs: [
            greeting,
            'Somebody, most likely you, asked to set a new password for your Fieldhouse account.',
            'The link works once, for one hour. If it was not you, ignore this e-mail: your password stays as it is.',
          ],
          action: { label: 'Set a new password', url: await this.link('recover', 'new-password', accountId) },
        };
      case 'SendPasswordChangedMail':
        return {
          to,
          subject: 'Your password was changed',
          paragraphs: [
            greeting,
            `The password of your Fieldhouse account was changed ${when}, and all devices were signed out.`,
            'If it was not you, set a new password now: the person who did it can read your e-mail.',
          ],
          action: { label: 'Set a new password', url: `${this.config.PUBLIC_URL}/auth?mode=reset` },
        };
      case 'SendOwnPasswordChangedMail':
        return {
          to,
          subject: 'Your password was changed',
          paragraphs: [
            greeting,
            `You changed the password of your Fieldhouse account ${when}. All other devices were signed out.`,
            'If it was not you, set a new password now.',
          ],
          action: { label: 'Set a new password', url: `${this.config.PUBLIC_URL}/auth?mode=reset` },
        };
      case 'SendEmailChangeMailToCurrent':
        // One that nobody has confirmed is not asked, and whose mailbox it may be is not told of another.
        if (
          !emailChange ||
          emailChange.changeId !== (changeId ?? emailChange.changeId) ||
          emailConfirmedAt === null ||
          isEmailChangeOver(emailChange, { emailConfirmedAt }, new Date().toISOString())
        )
          return null;
        return {
          to,
          subject: 'Approve or refuse: new e-mail address for your account',
          paragraphs: [
            greeting,
            `Somebody, most likely you, asked ${whenOf(emailChange.requestedAt)} to move your Fieldhouse account from this address to ${emailChange.email}.`,
            'Nothing changes before both addresses have agreed. Open the link to agree or to refuse; it works once, for 24 hours.',
            'If it was not you, refuse and set a new password.',
          ],
          action: {
            label: 'Agree or refuse',
            url: await this.link('email-current', 'email-change', accountId, emailChange.changeId),
          },
        };
      case 'SendEmailChangeMailToNew':
        if (!emailChange || emailChange.changeId !== changeId) return null;
        return {
          to: emailChange.email,
          subject: 'Confirm your new e-mail address',
          paragraphs: [
            'Hello,',
            'You asked to use this address for your Fieldhouse account. Confirm that it is yours.',
            `${emailConfirmedAt === null ? '' : 'Your present address is asked too; nothing changes before both have agreed. '}The link works once, for 24 hours. If you know nothing of this, ignore this e-mail.`,
          ],
          action: {
            label: 'Confirm this address',
            url: await this.link('email-new', 'email-change', accountId, changeId),
          },
        };
      default: {
        if (emailConfirmedAt === null || (type === 'SendSecondFactorLiftMail' && !secondFactorLiftAt))
          return null;
        const { subject, happened, otherwise } = notices[type];
        const url = `${this.config.PUBLIC_URL}/player-profile?tab=account`;
        return {
          to,
          subject,
          paragraphs: [
            greeting,
            [happened(when), detail ?? deviceOf(type, newDevice, causedAt)].join(' ').trim(),
            otherwise,
          ],
          action: { label: 'Look at your account', url },
        };
      }
    }
  }

  private async link(
    purpose: LinkPurpose,
    mode: string,
    accountId: string,
    changeId?: string,
  ): Promise<string> {
    const token = await this.links.issue(purpose, accountId, changeId);
    const side = purpose === 'email-current' ? '&side=current' : '';
    return `${this.config.PUBLIC_URL}/auth?mode=${mode}${side}#token=${token}`;
  }
}

/** Says of an instant (ISO-8601 UTC) when that is in a zone: 'on May 1, 2026, at 11:00 AM PDT'. */
const clockIn = (timeZone: string): ((at: string) => string) => {
  const style = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat('en-US', style);
  return (at) => `on ${calendarDay(dayIn(timeZone, at))}, at ${time.format(new Date(at))}`;
};

/** The key of the mail that tells somebody that their second factor goes. @param liftAt when, ISO-8601 UTC */
export const liftMailKey = (accountId: string, liftAt: string): string =>
  `second-factor-lift.${accountId}.${liftAt}`;

/** The key of a mail, and since when it is awaited; null: however long that is. */
const sendingOf = (
  accountId: string,
  { type, causedAt }: AccountMailRequest,
  { secondFactorLiftAt }: RegisteredAccount,
  { commandId }: CommandMeta,
): readonly [key: string, causedAt: string | null] =>
  type === 'SendSecondFactorLiftMail' && secondFactorLiftAt !== null
    ? [liftMailKey(accountId, secondFactorLiftAt), null]
    : [commandId, causedAt];

/** The new device that the mail is about; nothing where another one has signed in since. */
const deviceOf = (
  type: AccountNotice,
  newDevice: RegisteredAccount['newDevice'],
  causedAt: string,
): string =>
  type === 'SendNewDeviceMail' && newDevice?.signedInAt === causedAt
    ? `It is ${newDevice.device}, network ${newDevice.network}.`
    : '';
