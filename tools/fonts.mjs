import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

/**
 * `node tools/fonts.mjs` cuts the product's fonts to the weights, features and letters that it uses, and writes the rules
 * that name them: a first visit fetches what English needs, accents and further alphabets come when they are on the
 * page. `--check` tells whether what is there is what this makes.
 */
const folder = resolve(import.meta.dirname, '../frontend/client/src/app/fonts');
const require = createRequire(import.meta.url);

const BASIC =
  'U+0020-007E, U+00A0, U+00A9, U+00B0-00B1, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212';
const LATIN =
  'U+00A1-00A8, U+00AA-00AF, U+00B2-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
/** What lets letters stand well, figures of one width, and the forms that base.css asks for. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'cv11', 'ss03'];
/** The copyright and the licence stay in the files. */
const NAMES = [0, 7, 13, 14];

const inter = (set) => `@fontsource-variable/inter/files/inter-${set}-wght-normal.woff2`;
const barlow = (set, weight) =>
  `@fontsource/barlow-condensed/files/barlow-condensed-${set}-${weight}-normal.woff2`;
const reading = { family: 'Inter Variable', weight: '400 700' };
const afar = (weight) => ({ family: 'Barlow Condensed', weight });
// Of two rules that have a letter the later one counts.
const CUTS = [
  { ...reading, name: 'inter-latin-ext', from: inter('latin-ext'), range: LATIN_EXT },
  { ...reading, name: 'inter-latin', from: inter('latin'), range: LATIN },
  { ...reading, name: 'inter-basic', from: inter('latin'), range: BASIC },
  ...[600, 700].flatMap((weight) => [
    {
      ...afar(weight),
      name: `barlow-${weight}-latin-ext`,
      from: barlow('latin-ext', weight),
      range: LATIN_EXT,
    },
    { ...afar(weight), name: `barlow-${weight}-latin`, from: barlow('latin', weight), range: LATIN },
    { ...afar(weight), name: `barlow-${weight}-basic`, from: barlow('latin', weight), range: BASIC },
  ]),
];

const lettersOf = (range) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    })
    .join('');

const cut = ({ from, range, weight }) =>
  subsetFont(readFileSync(require.resolve(from)), lettersOf(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
    noHinting: true,
    ...(weight === reading.weight ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
  });

const ruleOf = ({ family, weight, name, range }) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('./${name}.woff2') format('woff2'); unicode-range: ${range}; }`;

const rules = async (file) =>
  format(`/* Made by tools/fonts.mjs. */\n${CUTS.map(ruleOf).join('\n')}`, {
    ...(await resolveConfig(file)),
    filepath: file,
  });

const css = join(folder, 'faces.css');
const made = new Map([[css, Buffer.from(await rules(css))]]);
for (const one of CUTS) made.set(join(folder, `${one.name}.woff2`), await cut(one));
if (process.argv.includes('--check')) {
  for (const [file, content] of made)
    if (!readFileSync(file).equals(content)) throw new Error(`${file} is not what tools/fonts.mjs makes`);
  console.log(`${made.size - 1} fonts`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of made) writeFileSync(file, content);
}
