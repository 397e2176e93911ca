import type { AttachmentType } from '@fieldhouse/values';

/** What bytes are: a picture that is still to be made anew, or a document that is kept as it is. */
export type Sniffed = 'picture' | Exclude<AttachmentType, 'image/webp'>;

const HEAD = 4_096;
const startsWith = (bytes: Buffer, beginning: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + beginning.length) === beginning;

/**
 * What a file is, by its bytes alone; null for whatever is not taken. Nothing is unpacked and nothing run: of an
 * archive only the names in it are looked at.
 */
export const sniffed = (bytes: Buffer): Sniffed | null => {
  if (isPicture(bytes)) return 'picture';
  if (startsWith(bytes, '%PDF-')) return 'application/pdf';
  if (startsWith(bytes, 'PK\x03\x04')) return isWorkbook(bytes) ? XLSX : null;
  if (!isText(bytes)) return null;
  const head = bytes
    .toString('utf8', 0, HEAD)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (!head.startsWith('<')) return isTable(head) ? 'text/csv' : null;
  return isTrack(head, bytes) ? 'application/gpx+xml' : null;
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xFF\xD8\xFF') ||
  startsWith(bytes, '\x89PNG\r\n\x1A\n') ||
  startsWith(bytes, 'GIF87a') ||
  startsWith(bytes, 'GIF89a') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

/** A workbook without programs in it. */
const isWorkbook = (bytes: Buffer): boolean =>
  ['[Content_Types].xml', 'xl/workbook.xml'].every((name) => bytes.includes(name, 0, 'latin1')) &&
  !/vbaProject/i.test(bytes.toString('latin1'));

// eslint-disable-next-line no-control-regex -- whatever has these is no text
const isText = (bytes: Buffer): boolean => !/[\x00-\x08\x0E-\x1F\x7F]/.test(bytes.toString('latin1'));

/** Rows of at least two columns, as far as that can be told: whatever else it is, it is offered as a table. */
const isTable = (text: string): boolean => /^[^\n]*[,;\t]/.test(text);

/** XML whose root is a track, without a DTD: those who open one may be led by it to other files. */
const isTrack = (head: string, bytes: Buffer): boolean =>
  /^<gpx[\s>]/.test(head.replace(/^(?:<\?[^>]*\?>|<!--(?:(?!-->).)*-->|\s+)*/s, '')) &&
  !/<!(?:DOCTYPE|ENTITY)/i.test(bytes.toString('latin1'));
