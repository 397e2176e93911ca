import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, SENT_NOTICES, type SentNotice, type SentNotices } from '@fieldhouse/platform';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import { deliveriesProjection, type DeliveryDocument } from './deliveries.projection';

/** More than somebody is sent of a league. */
const READ_AT_MOST = 2_000;

/** What left for somebody, as other contexts may ask it. */
@Injectable()
class SentNoticesReader implements SentNotices {
  private readonly deliveries: ReadModelReader<DeliveryDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.deliveries = new ReadModelReader(db, deliveriesProjection);
  }

  async to(
    accountId: string,
    streams: Parameters<SentNotices['to']>[1],
    atMost: number,
  ): Promise<readonly SentNotice[]> {
    const found = await this.deliveries
      .find({ accountId, 'cause.stream': { $in: streams.map(({ stream }) => stream) } })
      .sort({ key: 1 })
      .limit(READ_AT_MOST)
      .toArray();
    const isMeant = ({ cause, notificationId }: DeliveryDocument): boolean =>
      streams.some(
        ({ stream, about }) => stream === cause.stream && (about === null || notificationId.includes(about)),
      );
    return found
      .filter(isMeant)
      .slice(0, atMost)
      .map(({ channel, kind, cause, state, plannedAt, endedAt }) => ({
        ...{ accountId, channel, kind, state, plannedAt, endedAt },
        cause: { stream: cause.stream, revision: cause.revision },
      }));
  }
}

/** Lets other contexts ask what was sent. */
@Global()
@Module({
  providers: [SentNoticesReader, { provide: SENT_NOTICES, useExisting: SentNoticesReader }],
  exports: [SENT_NOTICES],
})
export class SentNoticesModule {}
