import type { SignedResultView } from '@fieldhouse/api-contract';
import { RESULT_FORMAT, resultFact, type DraftEvent } from '@fieldhouse/events/drafts';
import { EVENT_STORE, EventCatalog, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenRoom } from '../draft-room/draft-room.query';

/** The proof of how a draft went, from the log itself. */
@Injectable()
export class SignedResultQuery {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
  ) {}

  /** Signed last, with all facts that it covers: earlier signatures are among them. Null: nothing is signed yet. */
  async newest({ document }: OpenRoom): Promise<SignedResultView | null> {
    const stored: StoredEvent[] = [];
    for await (const event of this.events.read(`draft-${document._id}`)) stored.push(event);
    const last = stored.findLast(({ type }) => type === 'DraftResultSigned');
    const signed = last && (await this.catalog.decode<DraftEvent>(last));
    if (signed?.type !== 'DraftResultSigned') return null;
    const { revision, statement, signature, publicKey } = signed.data;
    const facts = stored.slice(0, revision + 1).map(resultFact);
    return { format: RESULT_FORMAT, statement, signature, publicKey, facts };
  }
}
