import { ATTACHABLE, type AttachmentType } from '@fieldhouse/values';

const ENDINGS: Readonly<Record<AttachmentType, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/gpx+xml': 'gpx',
};
const LENGTH = 100;
/** What no file system, header or reader takes for a letter: separators, what cannot be seen and what turns writing. */
const ODD = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;

/**
 * The name that a file is offered under: what its sender calls it, without folders and tricks, and with the ending of
 * what it is.
 */
export const fileName = (sent: string, type: AttachmentType): string => `${stemOf(sent)}.${ENDINGS[type]}`;

/** The same with its own ending, which is a picture's; null: it has another. */
export const pictureName = (sent: string): string | null => {
  const ending = /\.([^. ]{1,5})$/.exec(sent)?.[1]?.toLowerCase();
  const isPicture = ATTACHABLE.picture.endings.some((one) => one === ending);
  return isPicture ? `${stemOf(sent)}.${ending}` : null;
};

const stemOf = (sent: string): string => {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .normalize('NFC')
    .replace(ODD, ' ')
    .replace(/\.[^. ]{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = stem
    .slice(0, LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return cut === '' ? 'file' : cut;
};
