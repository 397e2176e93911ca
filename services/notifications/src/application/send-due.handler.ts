import { AggregateCommand, NotYetDue, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { isTold, type NoticeChannel, type NoticeKind } from '@fieldhouse/values';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import { noticeSettingsAggregate } from '../domain';
import { deliveriesAggregate } from '../domain/deliveries.decider';
import { quietUntil } from '../domain/quiet-hours';
import { isUrgent, skipping, type Batch, type BatchOutcome } from './batch';
import { MailSender } from './mail-sender';
import { PushSender } from './push-sender';

/** Sends what is due at an instant (ISO-8601 UTC) on a way, of a kind in a team. */
export type SendDueRequest = {
  readonly type: 'SendDue';
  readonly accountId: string;
  readonly channel: NoticeChannel;
  readonly kind: NoticeKind;
  readonly teamId: string | null;
  readonly dueAt: string;
};
/** `id`: see `deliveriesId`. */
export class SendDueCommand extends AggregateCommand<SendDueRequest> {}
registerAggregate('dueDeliveries', SendDueCommand);

const STALE_AFTER_MS = 24 * 3_600_000;

/** Sends what is due, or says why not: everything is looked at once more. */
@CommandHandler(SendDueCommand)
export class SendDueHandler implements ICommandHandler<SendDueCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly mails: MailSender,
    private readonly pushes: PushSender,
  ) {}

  /** @throws RetryLater while the other side does not take it; NotYetDue in quiet hours that have come meanwhile */
  async execute({ id, request, meta }: SendDueCommand): Promise<CommandResult> {
    const { accountId, channel, kind, teamId, dueAt } = request;
    const { state, revision, position } = await this.store.load(deliveriesAggregate, id);
    const [first, ...more] = state.waiting.filter(
      (one) => one.channel === channel && one.kind === kind && one.teamId === teamId && one.dueAt === dueAt,
    );
    if (!first) return { streamId: `deliveries-${id}`, revision, position };
    const deliveries = [first, ...more] as const;
    const key = uuidv5(deliveries.map(({ deliveryId }) => deliveryId).join(), uuidv5(id, uuidv5.URL));
    const outcome = await this.outcomeOf({ key, accountId, deliveries });
    const now = new Date().toISOString();
    return this.store.execute(
      deliveriesAggregate,
      id,
      { type: 'SettleDeliveries', actor: meta.actor, at: now, accountId, channel, ...outcome },
      { ...meta, commandId: key },
    );
  }

  private async outcomeOf(batch: Batch): Promise<BatchOutcome> {
    const { accountId, deliveries } = batch;
    const [{ channel, kind, teamId, dueAt }] = deliveries;
    if (Date.now() - Date.parse(dueAt) > STALE_AFTER_MS) return skipping(deliveries, 'late');
    const { state: settings } = await this.store.load(noticeSettingsAggregate, accountId);
    if (!isTold(settings.choices, kind, channel, teamId)) return skipping(deliveries, 'off');
    const quiet = isUrgent(batch) ? null : settings.quiet;
    const end = quiet && quietUntil(new Date().toISOString(), quiet);
    if (end !== null) throw new NotYetDue(end);
    return channel === 'email' ? this.mails.send(batch) : this.pushes.send(batch, settings.devices);
  }
}
