import type { Caller, CommandContextOfRequest, EverybodysData } from '@fieldhouse/platform';
import type { Keyring } from '@fieldhouse/kernel/runtime';
import type { Accounts } from './accounts';
import { Leaving } from './leaving';
import type { OwnAccountData } from './own-account-data';
import type { Proof } from './proof';

it('goes on with an erasure that was interrupted after its fact, of which nothing can be proven any more', async () => {
  const done: string[] = [];
  const accounts = {
    has: () => Promise.resolve(done.includes('fact')),
    require: () => Promise.resolve({ roles: [], secondFactorSince: null }),
    send: () => Promise.resolve(done.push('fact')),
  };
  const proof = { password: () => Promise.resolve(done.push('password')) };
  const erase = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('away'));
  const everybodys = { keepers: () => [{ erase }] };
  const keyring = { destroy: () => Promise.resolve(done.push('key')) };
  const none = null as never;
  const leaving = new Leaving(
    ...([accounts as unknown as Accounts, none, none, proof as unknown as Proof] as const),
    { addressesOf: () => Promise.resolve([]) } as unknown as OwnAccountData,
    everybodys as unknown as EverybodysData,
    ...([keyring as unknown as Keyring, none] as const),
  );
  const asked = { password: 'correct horse', confirmation: 'ERASE' } as const;
  const once = () =>
    leaving.erase({ accountId: 'a1' } as Caller, asked, { commandId: 'c1' } as CommandContextOfRequest);
  await expect(once()).rejects.toThrow('away');
  expect(done).toEqual(['password', 'fact']);
  await once();
  expect(done).toEqual(['password', 'fact', 'key']);
});
