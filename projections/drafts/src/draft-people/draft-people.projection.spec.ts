import type { AccountEvent } from '@fieldhouse/events/identity';
import { foldBatch, type Positioned, type RecordedEvent } from '@fieldhouse/kernel';
import { draftPeopleProjection, type DraftPersonDocument } from './draft-people.projection';

const accountId = 'a1';
const name = (...events: readonly AccountEvent[]): string | undefined => {
  const documents = new Map<string, Positioned<DraftPersonDocument>>();
  foldBatch(
    draftPeopleProjection,
    documents,
    events.map(
      (event, index) =>
        ({
          ...event,
          position: { commit: BigInt(index + 1), prepare: BigInt(index + 1) },
        }) as RecordedEvent<AccountEvent>,
    ),
  );
  return documents.get(accountId)?.name;
};
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId, email: 'dana@example.org', firstName: 'Dana', lastName: 'Okafor' },
};

it('knows what people are called now, and nobody who left', () => {
  const renamed = {
    type: 'AccountNamesChanged',
    data: { accountId, firstName: 'Dana', lastName: 'Lee' },
  } as AccountEvent;
  const erased = { type: 'AccountErased', data: { accountId } } as unknown as AccountEvent;
  expect(name(registered)).toBe('Dana Okafor');
  expect(name(registered, renamed)).toBe('Dana Lee');
  expect(name(registered, renamed, erased)).toBe('Somebody who left');
});
