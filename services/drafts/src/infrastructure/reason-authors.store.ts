import { AccountIndex, MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

/** Who gave a reason in which draft, in `draft_reason_authors`; `_id` is `<accountId>:<draftId>`. */
@Injectable()
export class ReasonAuthors extends AccountIndex<{ readonly draftId: string }> {
  constructor(@Inject(MONGO_DB) db: Db) {
    super(db, 'draft_reason_authors');
  }
}
