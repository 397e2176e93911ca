import { linkedIn } from './linked';

const HERE = 'https://play.example.org';
const linked = (text: string) => linkedIn(text, HERE, 'ana').map(({ kind, id }) => `${kind} ${id}`);

it.each([
  ['teams', `${HERE}/teams/T1?tab=chat`, ['team T1']],
  ['addresses however they are written', `${HERE.toUpperCase()}/teams/T1`, ['team T1']],
  ['draft leagues', `${HERE}/complex/leagues/L1/draft/room`, ['league L1']],
  ['conversations, by the other person', `${HERE}/messages?with=kim`, ['direct direct:ana:kim']],
  [
    'what stands in a quote or a list',
    `> see\n> ${HERE}/teams/T1\n\n- ${HERE}/teams/T2`,
    ['team T1', 'team T2'],
  ],
  ['each once', `${HERE}/teams/T1 ${HERE}/teams/T1/`, ['team T1']],
  [
    'three at most',
    [1, 2, 3, 4].map((n) => `${HERE}/teams/T${n}`).join(' '),
    ['team T1', 'team T2', 'team T3'],
  ],
])('knows %s', (_, text, expected) => {
  expect(linked(text)).toEqual(expected);
});

it.each([
  ['other places', 'https://example.org/teams/T1'],
  [
    'other places that look like this one',
    `https://play.example.org@example.com/teams/T1 ${HERE}.evil.example/teams/T1`,
  ],
  ['pages without anything of that kind', `${HERE}/teams/new ${HERE}/dashboard ${HERE}/teams/..%2Fadmin`],
  [
    'messages to oneself, to nobody, and chats that are none of two',
    `${HERE}/messages?with=ana ${HERE}/messages ${HERE}/messages?with=draft:L1`,
  ],
  ['code', `\`${HERE}/teams/T1\``],
])('passes over %s', (_, text) => {
  expect(linked(text)).toEqual([]);
});
