import { notFound } from '@fieldhouse/platform';
import type { FastifyReply } from 'fastify';
import type { PictureStore } from './picture.store';

/**
 * A kept picture as it is answered: a browser takes it for nothing else, and keeps it for as long as its address holds.
 * @param seconds that its address still holds; null: it does not
 * @throws 404
 */
export const answerPicture = async (
  reply: FastifyReply,
  store: PictureStore,
  pictureId: string,
  seconds: number | null,
): Promise<Buffer> => {
  const picture = seconds === null ? null : await store.read(pictureId);
  if (seconds === null || !picture) throw notFound();
  void reply
    .header('content-type', 'image/webp')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', `private, max-age=${seconds}, immutable`);
  return picture;
};
