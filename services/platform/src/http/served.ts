import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const HTML = 'text/html; charset=utf-8';
const encoders = {
  // 9 of 11: a page is compressed once, when it is first asked for.
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};
type Encoding = keyof typeof encoders;

/** A text in memory with its ETag and, once asked for, its compressed forms. */
export class Served {
  readonly etag: string;
  private readonly body: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    private readonly type: string,
    private readonly csp?: string,
    private readonly caching = 'no-cache',
  ) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply, status = 200): Promise<unknown> {
    void reply.headers({
      'cache-control': this.caching,
      etag: this.etag,
      vary: 'accept-encoding',
      ...(this.csp === undefined ? {} : { 'content-security-policy': this.csp }),
    });
    if (status === 200 && request.headers['if-none-match']?.includes(this.etag))
      return reply.status(304).send();
    void reply.status(status).header('content-type', this.type);
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
    if (encoding === undefined) return reply.send(this.body);
    void reply.header('content-encoding', encoding);
    return reply.send(await this.inEncoding(encoding));
  }

  private inEncoding(encoding: Encoding): Promise<Buffer> {
    const ready = this.encoded.get(encoding) ?? encoders[encoding](this.body);
    this.encoded.set(encoding, ready);
    return ready;
  }
}
