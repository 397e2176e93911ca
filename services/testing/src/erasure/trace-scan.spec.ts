import { hash } from 'node:crypto';
import { v4 as uuidv4, v5 as uuidv5 } from 'uuid';
import { tracesOf } from './trace-scan';

const TEXT = 'Ana Brook of Elm Street';
const namespace = uuidv4();

const foundIn = (text: string) =>
  tracesOf({
    folders: [],
    texts: { said: text },
    secret: 'a secret of at least thirty-two characters',
    planted: [TEXT, 'nobody anywhere'],
    requests: [{ name: TEXT }],
  });

it.each([
  ['itself', TEXT],
  ['in base64 behind something else', Buffer.from(`x${TEXT}`).toString('base64')],
  ['in hexadecimal', Buffer.from(TEXT).toString('hex')],
])('finds a text that stands there %s', (_, text) => {
  expect(foundIn(`before ${text} after`)).toEqual([{ where: 'said', what: TEXT }]);
});

it.each([TEXT, TEXT.toLowerCase(), JSON.stringify({ name: TEXT })])('finds the digest of %s', (text) => {
  expect(foundIn(hash('sha256', text, 'base64url'))).toEqual([
    { where: 'said', what: `the digest of ${text}` },
  ]);
});

it.each([TEXT, TEXT.toLowerCase()])(
  'finds an id that was made of %s and another one that stands there',
  (text) => {
    expect(foundIn(`${uuidv4()} ${namespace} ${uuidv5(text, namespace)}`)).toEqual([
      { where: 'an id', what: TEXT },
    ]);
  },
);

it('finds nothing in ids of other names, and of a name in another place', () => {
  expect(foundIn(`${namespace} ${uuidv5('Bea', namespace)} ${uuidv5(TEXT, uuidv4())}`)).toEqual([]);
});
