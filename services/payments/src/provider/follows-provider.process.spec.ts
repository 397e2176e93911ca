import type { ProviderEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import type { CardProvider, PayoutNews } from './card-provider';
import { NewsTooEarly } from './early-news';
import {
  followsProvider,
  ProviderNewsCommand,
  ProviderNewsHandler,
  type ProviderNewsSink,
} from './follows-provider.process';

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

describe('what is looked up', () => {
  const HOUR_MS = 3_600_000;
  const news: PayoutNews = {
    ...{ kind: 'payout', payoutId: 'po_1', state: 'paid', amountMinor: 1, currency: 'USD' },
    arrivesOn: '2026-05-01',
  };
  const executed = (sink: ProviderNewsSink, heardAt?: string) => {
    const cards = { newsOf: async () => news } as unknown as CardProvider;
    const request = { type: 'LookUpProviderNews', event: 'payout.paid', ...(heardAt ? { heardAt } : {}) };
    return new ProviderNewsHandler(cards, sink, { error: () => undefined } as never).execute(
      new ProviderNewsCommand('po_1', request as ProviderNewsCommand['request'], {} as never),
    );
  };
  const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
  const early: ProviderNewsSink = {
    take: async () => {
      throw new NewsTooEarly();
    },
  };

  it('is told again while what it is of may only be missing after a restore, for a day', async () => {
    await expect(executed(early, ago(1))).rejects.toBeInstanceOf(RetryLater);
    expect(await executed(early, ago(25))).toMatchObject({ streamId: 'providerNews-po_1' });
    expect(await executed(early)).toMatchObject({ streamId: 'providerNews-po_1' });
  });
});
