import { resultCode, type DraftEvent } from '@fieldhouse/events/drafts';
import { Unseen } from '@fieldhouse/kernel';
import { EVENT_STORE, EventCatalog, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { SignedResult } from '../domain';
import { ResultKey } from './result-key';
import { resultStatement } from './result-statement';

/** Makes and signs the statement of what a draft came to, from the log itself. */
@Injectable()
export class ResultSigner {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
    private readonly key: ResultKey,
  ) {}

  /** All that the log has: so earlier signatures are facts of later ones. @throws Unseen where there is no such draft */
  async sign(draftId: string, signedAt: string): Promise<SignedResult> {
    const stored: StoredEvent[] = [];
    for await (const event of this.events.read(`draft-${draftId}`)) stored.push(event);
    const facts = await this.catalog.decodeAll<DraftEvent>(stored);
    const statement = resultStatement({ stored, facts }, signedAt);
    if (statement === null) throw new Unseen();
    const [signature, publicKey] = await Promise.all([this.key.sign(statement), this.key.publicKey()]);
    const revision = stored.length - 1;
    return { revision, statement, signature, publicKey, code: resultCode(statement) };
  }
}
