import type { ProviderEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { followsProvider } from './follows-provider';

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
    const lookUp = { kind: 'dispatch', command: { aggregate: 'providerNews', id: 're_1', request } };
    expect(reactionsTo(followsProvider, [received('evt_1', '{"status":"failed"}')])).toEqual([[lookUp]]);
    expect(reactionsTo(followsProvider, [received('evt_2', null)])).toEqual([[lookUp]]);
  });
});
