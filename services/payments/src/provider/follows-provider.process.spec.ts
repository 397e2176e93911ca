import type { ProviderEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { followsProvider } from './follows-provider.process';

const received = (providerEventId: string, body: string | null): ProviderEvent => ({
  type: 'ProviderEventReceived',
  data: {
    providerEventId,
    type: 'refund.updated',
    objectId: 're_1',
    createdAt: '2026-05-01T18:00:00.000Z',
    receivedAt: '2026-05-01T18:00:01.000Z',
    accountId: null,
    body,
  },
});

describe('what the card provider tells', () => {
  it('has its object looked up, whatever the message says of it', () => {
    const request = { type: 'LookUpProviderNews', event: 'refund.updated' };
    const command = { aggregate: 'providerNews', id: 're_1', request };
    const reactions = reactionsTo(followsProvider, [
      received('evt_1', '{"status":"failed"}'),
      received('evt_2', null),
    ]).flat();
    expect(reactions).toMatchObject([
      { kind: 'schedule', command },
      { kind: 'schedule', command },
    ]);
    // Each by itself: one that is being looked up is none for what happens meanwhile.
    const [first, second] = reactions;
    expect(first).not.toMatchObject({ timerId: second?.kind === 'schedule' && second.timerId });
  });
});
