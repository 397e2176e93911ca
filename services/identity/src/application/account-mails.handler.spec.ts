import type { AccountEvent } from '@fieldhouse/events/identity';
import type { CommandMeta } from '@fieldhouse/kernel';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { Config, Mail } from '@fieldhouse/platform';
import { evolve, initialState } from '../domain/account.state';
import type { LinkTokenStore } from '../infrastructure/link-token.store';
import { AccountMailCommand, AccountMailHandler, type AccountMailRequest } from './account-mails.handler';

const accountId = 'a1';
const at = '2026-05-01T18:00:00.000Z';
const before: readonly AccountEvent[] = [
  {
    type: 'AccountRegistered',
    data: { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' },
  },
  { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } },
];

/** What is sent of an account to which these things have happened. */
const sent = async (
  request: AccountMailRequest,
  ...events: readonly AccountEvent[]
): Promise<Mail | null> => {
  const state = [...before, ...events].reduce(evolve, initialState);
  const store = { load: () => Promise.resolve({ state, revision: 1, position: '' }) };
  let mail: Mail | null = null;
  const mailer = {
    send: async (_: string, __: string | null, compose: () => Promise<Mail | null>) => {
      mail = await compose();
      return 'sent' as const;
    },
    endOf: () => Promise.resolve(null),
  };
  const handler = new AccountMailHandler(store as unknown as AggregateStore, {} as LinkTokenStore, mailer, {
    PUBLIC_URL: 'https://fieldhouse.example',
  } as Config);
  await handler.execute(new AccountMailCommand(accountId, request, { commandId: 'c1' } as CommandMeta));
  return mail;
};

describe('the mail about a new device', () => {
  const signedIn = (device: string, signedInAt: string): AccountEvent => ({
    type: 'NewDeviceSignedIn',
    data: { accountId, device, network: '203.0.113.x', signedInAt },
  });
  const later = '2026-05-01T18:05:00.000Z';
  const both = [signedIn('Chrome on Windows', at), signedIn('Safari on iPhone', later)];
  const told = async (causedAt: string) =>
    (await sent({ type: 'SendNewDeviceMail', causedAt }, ...both))?.paragraphs[1];

  it('names the device that it is about, and no other', async () => {
    expect(await told(later)).toMatch(/at 6:05 PM UTC\. It is Safari on iPhone, network 203\.0\.113\.x\.$/);
    expect(await told(at)).toMatch(/on May 1, 2026, at 6:00 PM UTC\.$/);
  });
});
