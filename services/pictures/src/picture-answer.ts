import type { FastifyReply } from 'fastify';

/**
 * Heads the answer with a kept picture: a browser takes it for nothing else, and keeps it for as long as its address
 * holds.
 * @param seconds that its address still holds
 */
export const headPicture = (reply: FastifyReply, seconds: number): void =>
  void reply
    .header('content-type', 'image/webp')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', `private, max-age=${seconds}, immutable`);
