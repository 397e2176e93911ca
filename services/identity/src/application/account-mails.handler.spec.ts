import type { AccountEvent } from '@fieldhouse/events/identity';
import type { CommandMeta } from '@fieldhouse/kernel';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { Config, Mail } from '@fieldhouse/platform';
import { evolve, initialState } from '../domain/account.state';
import type { LinkTokenStore } from '../infrastructure/link-token.store';
import { AccountMailCommand, AccountMailHandler, type AccountMailRequest } from './account-mails.handler';

const accountId = 'a1';
const at = '2026-05-01T18:00:00.000Z';
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' },
};
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } };
const before = [registered, confirmed];

let zone: string | null = null;
beforeEach(() => (zone = null));

/** What is sent of an account to which these things have happened. */
const sent = async (
  request: AccountMailRequest,
  ...events: readonly AccountEvent[]
): Promise<Mail | null> => {
  const state = events.reduce(evolve, initialState);
  const store = { load: () => Promise.resolve({ state, revision: 1, position: '' }) };
  let mail: Mail | null = null;
  const mailer = {
    send: async (_: string, __: string | null, compose: () => Promise<Mail | null>) => {
      mail = await compose();
      return 'sent' as const;
    },
    endOf: () => Promise.resolve(null),
  };
  const links = { issue: () => Promise.resolve('token') } as unknown as LinkTokenStore;
  const config = { PUBLIC_URL: 'https://fieldhouse.example' } as Config;
  const zones = { of: (id: string) => Promise.resolve(id === accountId ? zone : null) };
  const handler = new AccountMailHandler(store as unknown as AggregateStore, links, mailer, config, zones);
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
    (await sent({ type: 'SendNewDeviceMail', causedAt }, ...before, ...both))?.paragraphs[1];

  it('names the device that it is about, and no other', async () => {
    expect(await told(later)).toMatch(/at 6:05 PM UTC\. It is Safari on iPhone, network 203\.0\.113\.x\.$/);
    expect(await told(at)).toMatch(/on May 1, 2026, at 6:00 PM UTC\.$/);
  });
});

describe('the mails about another address', () => {
  const changeId = 'c1';
  const askedAt = '2026-05-01T17:00:00.000Z';
  const asked: AccountEvent = {
    type: 'EmailChangeRequested',
    data: { accountId, changeId, email: 'new@example.org', requestedAt: askedAt },
  };
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-05-01T18:01:00.000Z') }));
  afterEach(() => void jest.useRealTimers());
  const toCurrent = { type: 'SendEmailChangeMailToCurrent', causedAt: at } as const;
  const toNew = { type: 'SendEmailChangeMailToNew', causedAt: at, changeId } as const;

  it('ask both', async () => {
    const current = await sent({ ...toCurrent, changeId }, ...before, asked);
    expect([current?.to, JSON.stringify(current)]).toEqual([
      'ana@example.org',
      expect.stringContaining('to new@example.org'),
    ]);
    expect(await sent(toNew, ...before, asked)).toMatchObject({
      to: 'new@example.org',
      paragraphs: expect.arrayContaining([expect.stringContaining('nothing changes before both')]) as unknown,
    });
    expect(await sent({ ...toCurrent, changeId: 'c0' }, ...before, asked)).toBeNull();
  });

  it('ask the new one alone while nobody has confirmed the present one, to which nothing is told', async () => {
    expect(await sent({ ...toCurrent, changeId }, registered, asked)).toBeNull();
    const mail = await sent(toNew, registered, asked);
    expect(mail?.to).toBe('new@example.org');
    expect(JSON.stringify(mail)).not.toContain('present address');
  });

  it('ask the present one as soon as it is confirmed, if a change waits', async () => {
    const mail = await sent(toCurrent, registered, asked, confirmed);
    expect(mail?.to).toBe('ana@example.org');
    expect(mail?.paragraphs[1]).toContain('asked on May 1, 2026, at 5:00 PM UTC to move');
    jest.setSystemTime(Date.parse('2026-05-02T17:00:00.001Z'));
    expect(await sent(toCurrent, registered, asked, confirmed)).toBeNull();
    expect(await sent(toCurrent, registered, confirmed)).toBeNull();
  });
});

describe('the times in mails', () => {
  const late = '2026-05-01T02:30:00.000Z';

  it.each([
    ['America/Los_Angeles', 'on Apr 30, 2026, at 7:30 PM PDT'],
    ['Asia/Kolkata', 'on May 1, 2026, at 8:00 AM GMT+5:30'],
    [null, 'on May 1, 2026, at 2:30 AM UTC'],
  ])('are by the clock of the person, which is named: %s', async (theirs, said) => {
    zone = theirs;
    for (const type of [
      'SendOwnPasswordChangedMail',
      'SendPasswordChangedMail',
      'SendNewDeviceMail',
    ] as const)
      expect((await sent({ type, causedAt: late }, ...before))?.paragraphs[1]).toContain(said);
  });
});
