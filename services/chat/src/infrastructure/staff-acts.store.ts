import { AccountIndex, MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

/**
 * In which months of chats that they are not of site admins have judged reported messages, in `chat_staff_acts`; `_id` is
 * `<accountId>:<chatLogId>`.
 */
@Injectable()
export class StaffActs extends AccountIndex<{ readonly logId: string }> {
  constructor(@Inject(MONGO_DB) db: Db) {
    super(db, 'chat_staff_acts');
  }
}
