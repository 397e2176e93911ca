import type { z } from 'zod';
import { accountNamesBody, signUpBody } from '../identity';
import { leagueBody, playerBody, teamBody } from '../leagues';
import { teamBodies } from '../teams';
import { reasonText } from './shared.contract';

const names: readonly (readonly [string, z.ZodType])[] = [
  ['a person who signs up', signUpBody.shape.firstName],
  ['a person', accountNamesBody.shape.lastName],
  ['a player of a pool', playerBody.shape.firstName],
  ['a league', leagueBody.shape.name],
  ['a season', leagueBody.shape.season],
  ['a team', teamBody.shape.name],
];
const SENTENCE = 'This has characters that cannot be seen. Type it in again';

describe.each(names)('the name of %s', (_, name) => {
  it.each([
    ['a line break', 'Cal\r\nBcc: eve@example.org'],
    ['a NUL', 'Cal\u0000'],
    ['a mark that turns the direction of writing', '\u202Etxt.exe'],
    ['half a character', 'Cal\uD83D'],
    ['a space without width', 'Ca\u200Bl'],
    ['a separator of lines', 'Cal\u2028x'],
  ])('has no %s', (_what, text) => {
    const { error } = name.safeParse(`x${text}x`);
    expect(error?.issues.map(({ message }) => message)).toEqual([SENTENCE]);
  });

  it.each([
    'José Altuve',
    'Ng\u0169gĩ',
    '李小龍',
    'می\u200Cخواهم',
    'Hawks \u{1F469}\u200D\u{1F680}',
    'O’Neil-Smith Jr.',
  ])('may be %s', (text) => {
    expect(name.parse(text)).toBe(text);
  });
});

describe.each<readonly [string, z.ZodType]>([
  ['a reason', reasonText],
  ['a request to join', teamBodies.RequestToJoin.shape.message],
])('what is written as %s', (_, said) => {
  it.each(['\u202Enot so', 'no\u200Bthing', 'half \uD83D'])('neither hides nor turns anything', (text) => {
    expect(said.safeParse(`x${text}x`).error?.issues.map(({ message }) => message)).toEqual([SENTENCE]);
  });

  it.each([
    'I pitch.\r\n\tAnd I catch.',
    'שלום\u200F!',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])('may be %j', (text) => {
    expect(said.parse(text)).toBe(text);
  });
});
