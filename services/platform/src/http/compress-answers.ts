import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet comes no sooner for being smaller. */
const LEAST_BYTES = 1_400;
/** A list of players shrinks to an eighth; higher levels take longer and gain little. */
const LEVEL = 4;
/** Tokens and codes: what comes beside a secret should not tell of it by its length. */
const SECRETS = /^\/api\/auth\//;

const compressed = promisify(gzip);

/** Sends long answers of the API compressed to whoever takes them so. */
export const compressAnswers = (fastify: FastifyInstance): void => {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { url, headers } = request;
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES) return payload;
    if (!url.startsWith('/api/') || SECRETS.test(url) || reply.hasHeader('content-encoding')) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!headers['accept-encoding']?.includes('gzip')) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compressed(payload, { level: LEVEL });
  });
};
