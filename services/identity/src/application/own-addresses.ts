import type { AccountEvent } from '@fieldhouse/events/identity';
import type { OwnAddress } from '@fieldhouse/platform';

/** The addresses that an account has proven, each once, by all facts of the account, the oldest first. */
export const ownAddresses = (facts: readonly AccountEvent[]): readonly OwnAddress[] => {
  let present = '';
  const proven = new Map<string, OwnAddress>();
  const note = (email: string, until: string | null): unknown =>
    proven.set(email.toLowerCase(), { email, until });
  for (const { type, data } of facts) {
    if (type === 'AccountRegistered') present = data.email;
    if (type === 'EmailConfirmed') note(present, null);
    if (type === 'EmailChanged') {
      if (proven.has(present.toLowerCase())) note(present, data.changedAt);
      present = data.email;
      note(present, null);
    }
  }
  // Those that a destroyed key has closed read as empty.
  return [...proven.values()].filter(({ email }) => email !== '');
};
