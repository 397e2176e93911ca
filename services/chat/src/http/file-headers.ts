import { isPicture, type Attachment } from '@fieldhouse/values';

const ETAG_OF_PREVIEW = '-preview';

/** A file is never changed under its id. */
export const etagOf = (attachmentId: string, preview: boolean): string =>
  `"${attachmentId}${preview ? ETAG_OF_PREVIEW : ''}"`;

/**
 * How a file is handed out: as what it is and nothing else; pictures are shown, the rest is saved (RFC 6266).
 * @param seconds for which its reader may open it
 */
export const fileHeaders = (
  file: Attachment,
  etag: string,
  seconds: number,
): Readonly<Record<string, string>> => ({
  'content-type': file.type,
  'content-disposition': `${isPicture(file) ? 'inline' : 'attachment'}; ${named(file.name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': `private, max-age=${Math.min(seconds, MAX_AGE_SECONDS)}, must-revalidate`,
  etag,
});

/** What was deleted is not shown for long by whoever has seen it. */
const MAX_AGE_SECONDS = 300;

const named = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7E]/g, '_').replace(/["\\]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
};
