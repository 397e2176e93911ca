import fc from 'fast-check';
import { addressesIn, addressesText } from './pasted-addresses';

const address = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/), fc.stringMatching(/^[a-z]{2,8}$/))
  .map(([who, where]) => `${who}@${where}.org`);

it('finds each address once, however a list was pasted', () => {
  const separator = fc.constantFrom(', ', ';', '\n', '\r\n', ' ,\n ', '  ');
  fc.assert(
    fc.property(
      fc.uniqueArray(address, { minLength: 1, maxLength: 20 }),
      fc.array(separator, { minLength: 40, maxLength: 40 }),
      (addresses, separators) => {
        const text = [...addresses, ...addresses].map((one, n) => `${one}${separators[n] ?? ','}`).join('');
        expect(addressesIn(text)).toEqual(addresses);
        expect(addressesText.safeParse(text).success).toBe(true);
      },
    ),
  );
});

it.each([
  ['"Young, Kim" <kim@example.org>\nana@example.org', ['kim@example.org', 'ana@example.org']],
  ['Kim Young <KIM@example.org>; ', ['kim@example.org']],
])('takes addresses out of what mail programs write: %s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

it.each([
  ['', 'Enter an e-mail address'],
  ['kim@, ana@example.org', 'This isn’t an e-mail address: kim@'],
  ['kim@ ana@', 'These aren’t e-mail addresses: kim@, ana@'],
  [Array.from({ length: 21 }, (_, n) => `p${n}@example.org`).join(), 'At most 20 at once; these are 21'],
])('says what is wrong with %s', (text, message) => {
  expect(addressesText.safeParse(text).error?.issues[0]?.message).toBe(message);
});
