import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { chatReaderId } from '@fieldhouse/events/chat';
import type { Hearing } from './audience';
import { hearingsProjection, type HearingDocument } from './hearings.projection';

type Heard = Hearing & Pick<HearingDocument, 'read'>;
const EVERYTHING: Heard = { mute: 'all', hidden: [], read: {} };

/** How people want to hear of their teams. */
@Injectable()
export class Hearings {
  private readonly reader: ReadModelReader<HearingDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, hearingsProjection);
  }

  /** Waits until they hold everything up to a position. */
  async atLeast(position: string | undefined): Promise<void> {
    await this.reader.atLeast(position);
  }

  /** @returns somebody's, by team */
  async of(accountId: string): Promise<(teamId: string) => Heard> {
    const found = await this.reader.find({ accountId }).toArray();
    const byTeam = new Map(found.map((one) => [one.chatId, one]));
    return (teamId) => byTeam.get(teamId) ?? EVERYTHING;
  }

  /** @returns somebody's of one team, with how far they have read there */
  async one(teamId: string, accountId: string): Promise<Heard> {
    return (await this.reader.byId(chatReaderId(teamId, accountId))) ?? EVERYTHING;
  }

  /** @returns those of a team, by account */
  async in(teamId: string): Promise<(accountId: string) => Hearing> {
    const found = await this.reader.find({ chatId: teamId }).toArray();
    const byAccount = new Map(found.map((one) => [one.accountId, one]));
    return (accountId) => byAccount.get(accountId) ?? EVERYTHING;
  }
}
