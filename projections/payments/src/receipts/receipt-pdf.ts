import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Receipt } from './receipt-words';

const INTER = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');
/** The typeface by script: what one has no letter for, the next is asked. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;
const MARGIN = 64;
const INK = '#14201B';
const FAINT = '#53645C';
const GREEN = '#0B6B4A';

/** Draws a receipt on a page. @returns the file */
export const receiptPdf = async (receipt: Receipt): Promise<Buffer> => {
  const page = new PDFDocument({
    ...{ size: 'A5', margin: MARGIN, lang: 'en', displayTitle: true, pdfVersion: '1.7' },
    info: {
      Title: `${receipt.title} ${receipt.number}`,
      Author: 'Fieldhouse',
      CreationDate: new Date(receipt.at),
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((done, failed) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', failed);
  });
  for (const script of SCRIPTS) page.registerFont(script, join(INTER, `inter-${script}-400-normal.woff`));
  draw(page, receipt);
  page.end();
  return whole;
};

type Page = InstanceType<typeof PDFDocument>;

const draw = (page: Page, { title, number, facts, rows, total, notes }: Receipt): void => {
  const right = page.page.width - MARGIN;
  let y = MARGIN;
  say(page, 'Fieldhouse', { x: MARGIN, y, size: 11, color: GREEN });
  y += 26;
  say(page, title, { x: MARGIN, y, size: 22, color: INK });
  say(page, number, { x: right, y: y + 8, size: 11, color: FAINT, toTheLeft: true });
  y += 44;
  for (const [name, value] of facts) {
    say(page, name, { x: MARGIN, y, size: 10, color: FAINT });
    y = say(page, value, { x: MARGIN + 84, y, size: 10, color: INK, within: right }) + 4;
  }
  y += 14;
  for (const [what, amount] of [...rows, total]) {
    page.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.6).strokeColor('#D5DBD4').stroke();
    const size = what === total[0] && amount === total[1] ? 13 : 10;
    say(page, amount, { x: right, y: y + 8, size, color: INK, toTheLeft: true });
    y = say(page, what, { x: MARGIN, y: y + 8, size, color: INK, within: right - 90 }) + 8;
  }
  y += 18;
  for (const note of notes) y = say(page, note, { x: MARGIN, y, size: 8, color: FAINT, within: right }) + 3;
};

type How = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly toTheLeft?: boolean;
  /** Where a new line begins. */
  readonly within?: number;
};

/** Writes a text, word by word, each letter in the script that has it. @returns where the next line begins */
const say = (page: Page, text: string, { x, y, size, color, toTheLeft, within }: How): number => {
  const leading = size * 1.35;
  const words = text.split(/(?<= )/).map((word) => runsOf(page, word, size));
  const whole = words.flat().reduce((sum, { width }) => sum + width, 0);
  let at = toTheLeft === true ? x - whole : x;
  let line = y;
  for (const runs of words) {
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    if (within !== undefined && at > x && at + width > within) [at, line] = [x, line + leading];
    for (const run of runs) {
      page.font(run.script, size).fillColor(color).text(run.text, at, line, { lineBreak: false });
      at += run.width;
    }
  }
  return line + leading;
};

type Run = { readonly text: string; readonly script: string; readonly width: number };

/** A text in pieces of one script each. What no script has is written as a question mark. */
const runsOf = (page: Page, text: string, size: number): readonly Run[] => {
  const pieces: { text: string; script: string }[] = [];
  for (const letter of text) {
    const found = SCRIPTS.find((script) => has(page, script, letter));
    const [shown, script] = found ? [letter, found] : ['?', 'latin'];
    const last = pieces.at(-1);
    if (last?.script === script) last.text += shown;
    else pieces.push({ text: shown, script });
  }
  return pieces.map((piece) => ({
    ...piece,
    width: page.font(piece.script, size).widthOfString(piece.text),
  }));
};

/** The typings say nothing of the font behind a name. */
type WithFont = { readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } } };
const has = (page: Page, script: string, letter: string): boolean => {
  const { _font } = page.font(script) as object as WithFont;
  return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};
