import type { PushTestView } from '@fieldhouse/api-contract';
import { AggregateStore, RetryLater } from '@fieldhouse/kernel/runtime';
import {
  Access,
  CommandSender,
  HttpCommand,
  HttpProblem,
  PUSHER,
  SignedIn,
  notFound,
  type Caller,
  type CommandContextOfRequest,
  type Pusher,
} from '@fieldhouse/platform';
import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { noticeSettingsAggregate, type NoticeSettingsRequest, type PushDevice } from '../domain';
import { NoticeQuotas } from '../infrastructure/notice-quotas';

const MESSAGE = {
  title: 'Push works on this device',
  body: 'What you are told of comes here.',
  path: '/player-profile?tab=notifications',
  tag: 'test',
} as const;

/** Tries a device of one's own. */
@ApiTags('notifications')
@ApiBearerAuth()
@Controller('notification-settings/devices/:deviceId/test')
export class PushTestController {
  constructor(
    private readonly store: AggregateStore,
    private readonly sender: CommandSender,
    private readonly quotas: NoticeQuotas,
    @Inject(PUSHER) private readonly pusher: Pusher,
  ) {}

  @Post()
  @Access('member')
  @HttpCode(200)
  async test(
    @Param('deviceId') deviceId: string,
    @SignedIn() { accountId }: Caller,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<PushTestView> {
    const { state } = await this.store.load(noticeSettingsAggregate, accountId);
    const device = state.devices.find((one) => one.deviceId === deviceId);
    if (!device) throw notFound();
    await this.quotas.tests.take(accountId);
    const outcome = await this.push(device);
    if (outcome === 'gone') {
      const { endpoint } = device.subscription;
      const request: NoticeSettingsRequest = { type: 'DropPushDevice', deviceId, endpoint };
      await this.sender.send(
        { aggregate: 'noticeSettings', id: accountId, request },
        command.metaFor(request),
      );
    }
    return { outcome };
  }

  /** @throws 503 with the time to wait while the push service does not take it */
  private async push({ subscription }: PushDevice): Promise<PushTestView['outcome']> {
    try {
      return await this.pusher.push(subscription, MESSAGE);
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      throw new HttpProblem(
        503,
        'push_service_unavailable',
        'Push service not available',
        'The push service of your browser does not answer. Try again in a moment.',
        { retryAfterSeconds: error.seconds },
      );
    }
  }
}
