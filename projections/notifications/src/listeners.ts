import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { DraftListener } from './drafts/draft-notice';
import {
  NOTHING_SAID,
  noticeSettingsProjection,
  type NoticeSettingsDocument,
} from './notice-settings.projection';

/** Somebody who may be told now, and how they want that. */
export type ListenerNow = DraftListener & Omit<NoticeSettingsDocument, '_id'>;

/** How people want to be told. */
@Injectable()
export class Listeners {
  private readonly settings: ReadModelReader<NoticeSettingsDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.settings = new ReadModelReader(db, noticeSettingsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.settings.atLeast(position);
  }

  /** @returns each of these by account, with one query for all */
  async of(accountIds: readonly string[]): Promise<(accountId: string) => ListenerNow> {
    const byAccount = await this.settings.byIds(accountIds);
    const at = new Date().toISOString();
    return (accountId) => ({ ...NOTHING_SAID, ...byAccount.get(accountId), accountId, at });
  }
}
