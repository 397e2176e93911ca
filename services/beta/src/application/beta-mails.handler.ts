import { betaApplyAgainAt, calendarDay, type BetaStatus } from '@fieldhouse/api-contract';
import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  CONFIG,
  MAILER,
  registerAggregate,
  type AccountDirectory,
  type Config,
  type Mailer,
} from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { betaApplicationAggregate } from '../domain/beta-application.decider';

/** A mail about a step of an application. `causedAt`: when the step was taken, ISO-8601 UTC. */
export type BetaMailRequest = {
  readonly type: 'SendBetaMail';
  readonly about: Exclude<BetaStatus, 'draft'>;
  readonly applicationId: string;
  readonly causedAt: string;
};
export class BetaMailCommand extends AggregateCommand<BetaMailRequest> {}
registerAggregate('betaMail', BetaMailCommand);

/** Tells applicants by mail where their application stands. */
@CommandHandler(BetaMailCommand)
export class BetaMailHandler implements ICommandHandler<BetaMailCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RetryLater while the mail server does not take it */
  async execute({ id, request, meta }: BetaMailCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(betaApplicationAggregate, id);
    const applicant = await this.accounts.contactOf(id);
    const known = state.status !== 'none' && state.applicationId === request.applicationId;
    // An erased person has no address any more.
    if (known && applicant && applicant.email !== '') {
      // A reason is said with the step that it belongs to; the application may have moved on.
      const reason = state.status === request.about ? state.reason : null;
      const { complexName } = state.details;
      const [title, ...paragraphs] = sayingOf(complexName, reason, request.causedAt)[request.about];
      const label = request.about === 'approved' ? 'Open your facility dashboard' : 'See your application';
      await this.mailer.send(meta.commandId, request.causedAt, () =>
        Promise.resolve({
          to: applicant.email,
          subject: `${title}: ${complexName}`,
          action: { label, url: `${this.config.PUBLIC_URL}/complex` },
          paragraphs: [`Hi ${applicant.firstName},`, ...paragraphs],
        }),
      );
    }
    return { streamId: `betaApplication-${id}`, revision, position };
  }
}

/** What the mail about each step says: its subject, then its paragraphs. */
const sayingOf = (
  complex: string,
  reason: string | null,
  causedAt: string,
): Readonly<Record<BetaMailRequest['about'], readonly [subject: string, ...paragraphs: string[]]>> => {
  const because = reason === null ? [] : [`What we say about it: ${reason}`];
  const again = `You can apply again from ${calendarDay(betaApplyAgainAt(causedAt).slice(0, 10))}.`;
  return {
    submitted: [
      'We have your beta application',
      `Your application for ${complex} has arrived. We tell you by e-mail as soon as somebody reads it.`,
    ],
    in_review: [
      'We are reading your beta application',
      `Somebody of Fieldhouse is reading your application for ${complex} now.`,
    ],
    approved: [
      'Welcome to the open beta',
      `${complex} is in the open beta. It is free while the beta lasts.`,
      ...because,
      'Your facility pages are open: there is no need to sign in again.',
    ],
    waitlisted: [
      'You are on the waitlist of the open beta',
      `${complex} is on the waitlist. You need to do nothing: we come back to it.`,
      ...because,
    ],
    rejected: [
      'Your beta application was declined',
      `We cannot take ${complex} into the open beta now.`,
      ...because,
      again,
    ],
    withdrawn: [
      'Your beta application is withdrawn',
      `You have withdrawn the application for ${complex}.`,
      again,
    ],
  };
};
