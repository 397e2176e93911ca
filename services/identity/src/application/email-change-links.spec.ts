import type { AccountEvent } from '@fieldhouse/events/identity';
import type { CommandContextOfRequest } from '@fieldhouse/platform';
import { accountDecider } from '../domain/account.decider';
import type { AccountError } from '../domain/account.errors';
import type { CredentialStore } from '../infrastructure/credential.store';
import type { LinkTokenStore } from '../infrastructure/link-token.store';
import type { AccountLinks } from './account-links';
import type { Accounts } from './accounts';
import { EmailChangeLinks } from './email-change-links';

const accountId = 'a1';
const changeId = 'c1';
const at = '2026-05-01T18:00:00.000Z';
const [mistyped, right] = ['x@example.org', 'right@example.org'];
const before: readonly AccountEvent[] = [
  { type: 'AccountRegistered', data: { accountId, email: mistyped, firstName: 'Ana', lastName: 'Ruiz' } },
  { type: 'EmailChangeRequested', data: { accountId, changeId, email: right, requestedAt: at } },
];

/** Agrees at the new address. @param meanwhile what happens once the address to sign in with has moved */
const agree = async (...meanwhile: readonly AccountEvent[]) => {
  const events = [...before];
  const state = () => events.reduce(accountDecider.evolve, accountDecider.initialState);
  const accounts = {
    require: () => Promise.resolve(state()),
    send: (_: string, request: object) => {
      const asked = { ...request, actor: { kind: 'anonymous' }, at } as never;
      events.push(...accountDecider.decide(asked, state()));
      return Promise.resolve();
    },
  };
  const opensWith: string[] = [];
  const credentials = {
    setEmail: (_: string, email: string) => {
      if (opensWith.push(email) === 1) events.push(...meanwhile);
      return Promise.resolve(true);
    },
  };
  const links = { isOf: () => Promise.resolve(true), use: jest.fn(), retire: jest.fn() };
  const good = { requireGood: () => Promise.resolve({ accountId, subject: changeId }) };
  const outcome = await new EmailChangeLinks(
    accounts as unknown as Accounts,
    links as unknown as LinkTokenStore,
    credentials as unknown as CredentialStore,
    good as unknown as AccountLinks,
  )
    .approve('token', { commandId: 'k1' } as CommandContextOfRequest)
    .catch(({ code }: AccountError) => ({ state: code }));
  return { ...outcome, opensWith: opensWith.at(-1), has: (state() as { readonly email: string }).email };
};

it('moves an account whose present address nobody has confirmed', async () => {
  expect(await agree()).toEqual({ state: 'changed', opensWith: right, has: right });
});

it.each<readonly [string, AccountEvent]>([
  ['waiting', { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } }],
  ['email_change_over', { type: 'EmailChangeEnded', data: { accountId, changeId, cause: 'withdrawn' } }],
])('lets one sign in with the address that stands, and says so: %s', async (state, meanwhile) => {
  expect(await agree(meanwhile)).toEqual({ state, opensWith: mistyped, has: mistyped });
});
