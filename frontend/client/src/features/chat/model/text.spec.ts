import { blocksOf, oneLine, type Block, type Inline } from './text';

/** Short, to be read: `bold[...]`. */
const said = (one: Block | Inline): string => {
  switch (one.kind) {
    case 'person':
      return `@${one.accountId}`;
    case 'many':
      return `!${one.wide}`;
    case 'break':
      return '⏎';
    case 'text':
      return one.text;
    case 'code':
      return `code[${one.text}]`;
    case 'list':
      return `list${one.first ?? ''}[${one.items.map((item) => item.map(said).join('')).join('|')}]`;
    case 'link':
      return `link(${one.href})[${one.of.map(said).join('')}]`;
    case 'lines':
      return one.of.map(said).join('');
    default:
      return `${one.kind}[${one.of.map(said).join('')}]`;
  }
};
const read = (text: string): string => blocksOf(text).map(said).join('¶');

it.each([
  ['**b** *i* _i_ ~~s~~ `c*`', 'bold[b] italic[i] italic[i] strike[s] code[c*]'],
  ['**b *i* <@ana>**', 'bold[b italic[i] @ana]'],
  ['one\ntwo', 'one⏎two'],
  ['one\n\ntwo', 'one¶two'],
  ['```\nlet a = <b>;\n```', 'code[let a = <b>;]'],
  ['> quoted\n\nand', 'quote[quoted]¶and'],
  ['- a\n- b **c**', 'list[a|b bold[c]]'],
  ['3. a\n4. b', 'list3[a|b]'],
  ['<@a_b-c:d.e> and <!team> and <!captains>', '@a_b-c:d.e and !team and !captains'],
  ['`<@ana>`', 'code[<@ana>]'],
  [
    'see https://example.org/a_b?c=d_e.',
    'see link(https://example.org/a_b?c=d_e)[https://example.org/a_b?c=d_e].',
  ],
  ['[rules](https://example.org/r)', 'link(https://example.org/r)[rules]'],
])('reads %j', (text, shown) => {
  expect(read(text)).toBe(shown);
});

it.each([
  '# no heading',
  'no heading\n---',
  '<b onclick="x()">no HTML</b>',
  '<script>alert(1)</script>',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '    no code',
  'a * b * c',
  'snake_case_name',
  '&lt; &amp;',
])('leaves %j as it was written', (text) => {
  expect(read(text).replaceAll('⏎', '\n').replaceAll('¶', '\n').trim()).toBe(text.trim());
});

it.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,hi)',
  '[x](//example.org)',
  '![x](https://example.org/p.png)',
])('makes no link of %j', (text) => {
  expect(JSON.stringify(blocksOf(text))).not.toMatch(/"href":"(?!https:)/);
});

it.each(['>', '- ', '*', '_', '[', '`', '<@', '**a', '~~', '![', 'a\n>', '1. ', '](', '<!'])(
  'takes a message that is full of %j in no time',
  (piece) => {
    const began = performance.now();
    expect(blocksOf(piece.repeat(4_000 / piece.length)).length).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);

it('says a text in one line', () => {
  expect(oneLine('**Hi** <@ana>,\n> <!team>', () => 'Ana Brook')).toBe('Hi @Ana Brook, @team');
  expect(oneLine('2 > 1, a_b * c', () => '')).toBe('2 > 1, a_b * c');
});
