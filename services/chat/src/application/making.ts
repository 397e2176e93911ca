import { PictureError, withPicture } from '@fieldhouse/pictures';
import { HttpProblem } from '@fieldhouse/platform';
import { ATTACHABLE, ATTACHABLE_SENTENCE, type Attachment } from '@fieldhouse/values';
import { fileName, pictureName } from '../domain';
import { AttachmentError } from './attachment.errors';
import { sniffed } from './sniffing';

/** A file as it was sent. */
export type SentFile = { readonly bytes: Buffer; readonly name: string };
/** What is kept of it: the whole first, and of a picture a preview behind it. */
export type MadeFile = { readonly attachment: Attachment; readonly contents: readonly Buffer[] };

/** Edges in pixels and quality of what is made of a picture. */
const WHOLE = { edge: 2_560, quality: 82 } as const;
const PREVIEW = { edge: 640, quality: 75 } as const;

/**
 * What is kept of a file. Of a picture nothing but its pixels, the first one of moving ones.
 * @throws AttachmentError, PictureError; 413 for a picture beyond its limit
 */
export const madeOf = async (attachmentId: string, { bytes, name }: SentFile): Promise<MadeFile> => {
  const type = sniffed(bytes);
  if (type === null) throw noPicture(name) ?? new AttachmentError('attachment_type_refused');
  if (type === 'picture')
    return pictureOf(attachmentId, { bytes, name }).catch((error: unknown) => {
      const isUnreadable = error instanceof PictureError && error.code === 'picture_unreadable';
      throw (isUnreadable && noPicture(name)) || error;
    });
  const about = { attachmentId, name: fileName(name, type), type, bytes: bytes.length };
  return { attachment: { ...about, width: null, height: null }, contents: [bytes] };
};

/** What is called a picture and is none. */
const noPicture = (sent: string): AttachmentError | null => {
  const name = pictureName(sent);
  return name === null ? null : new AttachmentError('attachment_no_picture', { name });
};

const pictureOf = async (attachmentId: string, { bytes, name }: SentFile): Promise<MadeFile> => {
  if (bytes.length > ATTACHABLE.picture.bytes) throw tooLarge();
  return withPicture(bytes, async ({ width, height, webp }) => {
    const made = ({ edge, quality }: typeof WHOLE | typeof PREVIEW): Promise<Buffer> =>
      webp((picture) => picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true }), quality);
    const [whole, preview] = [await made(WHOLE), await made(PREVIEW)];
    const type = 'image/webp';
    const shown = { width: lengthOf(width, height), height: lengthOf(height, width) };
    return {
      attachment: { attachmentId, name: fileName(name, type), type, bytes: whole.length, ...shown },
      contents: [whole, preview],
    };
  });
};

/** An edge of the whole picture as it is kept, given both of the one that was sent. */
const lengthOf = (edge: number, other: number): number =>
  Math.max(1, Math.round(edge * Math.min(1, WHOLE.edge / Math.max(edge, other))));

/** Told wherever it is found. */
export const tooLarge = (): HttpProblem =>
  new HttpProblem(413, 'attachment_too_large', 'File too large', ATTACHABLE_SENTENCE);
