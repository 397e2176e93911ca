import { deliveriesId, deliveryMonth } from '@fieldhouse/events/notifications';
import { AggregateCommand, type CommandMeta, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  CONFIG,
  NOTICES,
  registerAggregate,
  type Config,
  type Notice,
  type NoticeRecipient,
  type Notices,
} from '@fieldhouse/platform';
import type { NoticeChannel } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { setTimeout } from 'node:timers/promises';
import { v5 as uuidv5 } from 'uuid';
import { deliveriesAggregate } from '../domain/deliveries.decider';

/** Plans what people are to be sent of a fact. `at`: when it happened, ISO-8601 UTC. */
export type TellRequest = {
  readonly type: 'TellOf';
  readonly stream: string;
  readonly revision: number;
  readonly at: string;
};
/** `id` is the fact's. */
export class TellCommand extends AggregateCommand<TellRequest> {}
registerAggregate('notice', TellCommand);

type Planned = {
  readonly notice: Notice;
  readonly recipient: NoticeRecipient;
  readonly channel: NoticeChannel;
};

const STALE_AFTER_MS = 24 * 3_600_000;
const MANY = 50;

@CommandHandler(TellCommand)
export class TellHandler implements ICommandHandler<TellCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(NOTICES) private readonly notices: Notices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RetryLater while it is not known who is told; who has been planned for is not planned for again */
  async execute({ request, meta }: TellCommand): Promise<CommandResult> {
    const { stream, revision, at } = request;
    const isStale = Date.now() - Date.parse(at) > STALE_AFTER_MS;
    const told = isStale ? [] : await this.notices.toldBy({ stream, revision });
    // One after the other, and of many no more than a third of the time: others have commands meanwhile.
    for (const { notice, recipients } of told)
      for (const recipient of recipients) {
        const started = performance.now();
        for (const channel of recipient.channels) await this.plan({ notice, recipient, channel }, meta);
        if (recipients.length > MANY) await setTimeout(2 * (performance.now() - started));
      }
    return { streamId: stream, revision, position: '' };
  }

  private async plan({ notice, recipient, channel }: Planned, meta: CommandMeta): Promise<void> {
    const { notificationId, quiet: held, urgent, ...what } = notice;
    const { accountId, quiet } = recipient;
    const deliveryId = `${channel}:${notificationId}`;
    await this.store.execute(
      deliveriesAggregate,
      deliveriesId(accountId, deliveryMonth(notice)),
      {
        ...{ type: 'PlanDelivery', actor: meta.actor, at: new Date().toISOString() },
        ...{ accountId, deliveryId, channel, ...what },
        ...{
          quiet: held ?? quiet,
          urgent: urgent && held === null,
          waitSeconds: this.config.NOTICE_TOGETHER_SECONDS,
        },
      },
      {
        ...meta,
        commandId: uuidv5(`${accountId}:${deliveryId}`, meta.commandId),
        causationId: notice.cause.eventId,
        noEffect: 'forgotten',
      },
    );
  }
}
