import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSION } from './api-version';
import { grouped, TEST_CARDS } from './cards/test-cards';
import { API_ROUTES } from './routes';
import { CONTROL_ROUTES } from './sandbox/control';
import { EVENT_TYPES } from './webhooks/event-book';

const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
const [, calls = ''] = /## Calls\n([^]*?)\nBesides/.exec(readme) ?? [];

/** Each call of the table with the spec that holds it. */
const table = [...calls.matchAll(/^\| `([\w.]+)` +\| (.+?) +\| `([\w-]+)`/gm)].flatMap(
  ([, resource = '', names = '', spec = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ call: `${resource}.${name}`, spec })),
);

const titlesIn = (spec: string): string =>
  [...readFileSync(join(__dirname, 'conformance', `${spec}.int.spec.ts`), 'utf8').matchAll(/'([^'\n]+): /g)]
    .map(([, named = '']) => named)
    .join(', ');

describe('the README of the card provider', () => {
  it('has every call that is served, and no other', () => {
    expect(table.map(({ call }) => call).sort()).toEqual(API_ROUTES.map(({ name }) => name).sort());
  });

  it('names for each call a spec that has a rule about it', () => {
    const without = table.filter(({ call, spec }) => !titlesIn(spec).split(', ').includes(call));
    expect(without).toEqual([]);
  });

  it('names the version of the API that is spoken', () => expect(readme).toContain(`\`${API_VERSION}\``));

  it('has every event, and no other', () => {
    const [, told = ''] = /^Events that are told: (.+)\.$/m.exec(readme) ?? [];
    expect([...told.matchAll(/`([\w.]+)`/g)].map(([, type]) => type).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it('has every card', () => {
    for (const { number, token } of TEST_CARDS)
      expect(readme).toMatch(new RegExp(`\\| \`${grouped(number)}\` \\| \`${token}\` `));
  });

  it('has everything that can happen from outside', () => {
    for (const { path } of CONTROL_ROUTES) expect(readme).toContain(`\`${path.replace('/_sandbox/', '')}\``);
  });
});
