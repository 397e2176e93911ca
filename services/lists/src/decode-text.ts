import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { ImportFileError } from './import-file.errors';

/** A file's text without byte-order mark, and the encoding that it was read as. */
export type DecodedText = { readonly text: string; readonly encoding: string };

const WORKBOOKS = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'UTF-8'],
  [[0xff, 0xfe], 'UTF-16LE'],
  [[0xfe, 0xff], 'UTF-16BE'],
];
const WESTERN = new Set(['ISO-8859-1', 'windows-1252', 'UTF-8', 'ASCII']);
/** Below this the guess is no better than that the list is western, as most are. */
const SURE_ENOUGH = 25;
const SAMPLE_BYTES = 64 * 1024;
/** Control characters below the space: NUL and its neighbours, not tabs and line ends. */
const BINARY = /[^\P{Cc}\s\x7f-\x9f]/u;

/**
 * Reads the bytes of an uploaded list: by byte-order mark, else as UTF-8 if they are that, else by their statistics,
 * else as Windows-1252 (which ISO-8859-1 is a part of).
 * @throws ImportFileError for workbooks and anything else that is not text
 */
export const decodeText = (bytes: Buffer): DecodedText => {
  if (bytes.length === 0) throw new ImportFileError('file_empty');
  if (WORKBOOKS.some((magic) => bytes.subarray(0, magic.length).equals(magic)))
    throw new ImportFileError('file_is_a_workbook');
  const encoding = encodingOf(bytes);
  const text = iconv.decode(bytes, encoding);
  if (BINARY.test(text)) throw new ImportFileError('file_is_not_text');
  return { text, encoding };
};

const encodingOf = (bytes: Buffer): string => {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1];
  const wide = wideEncodingOf(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'UTF-8';
  const guess = analyse(bytes.subarray(0, SAMPLE_BYTES))[0];
  const trusted =
    guess && guess.confidence >= SURE_ENOUGH && !WESTERN.has(guess.name) && iconv.encodingExists(guess.name);
  return trusted ? guess.name : 'windows-1252';
};

/** UTF-16 without a mark: in lists with western separators every other byte of many is NUL. */
const wideEncodingOf = (bytes: Buffer): string | null => {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 10;
  if (odd > many && even === 0) return 'UTF-16LE';
  return even > many && odd === 0 ? 'UTF-16BE' : null;
};

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
