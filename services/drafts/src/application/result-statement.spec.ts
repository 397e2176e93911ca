import { draftEvents, type DraftEvent } from '@fieldhouse/events/drafts';
import { EventCatalog, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { MemoryKeyring } from '@fieldhouse/kernel/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultStatement } from './result-statement';

const { stored, proof } = JSON.parse(
  readFileSync(join(__dirname, '../../../../docs/signed-result-v1.vector.json'), 'utf8'),
) as { readonly stored: readonly StoredEvent[]; readonly proof: { readonly statement: string } };
const { signedAt } = JSON.parse(proof.statement) as { readonly signedAt: string };

describe('the statement of a result', () => {
  /** Without any key: as the log reads once everybody in it is erased. */
  const catalog = new EventCatalog(draftEvents, new MemoryKeyring());
  const statementOf = async (events: readonly StoredEvent[]): Promise<string | null> =>
    resultStatement({ stored: events, facts: await catalog.decodeAll<DraftEvent>(events) }, signedAt);

  it('is the published one, also after everybody who gave a reason is erased', async () => {
    const reasons = (await catalog.decodeAll<DraftEvent>(stored)).flatMap(({ data }) =>
      'reason' in data ? [data.reason] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['Deleted with its author']));
    expect(await statementOf(stored)).toBe(proof.statement);
  });

  it('is none of a draft that has no board yet', async () => {
    expect(await statementOf(stored.slice(0, 3))).toBeNull();
  });
});
