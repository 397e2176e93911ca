import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '@fieldhouse/platform';

/** A push that arrived: what it said about itself, and what it was once its device had opened it. */
export type Arrived = { readonly headers: IncomingHttpHeaders; readonly opened: unknown };
/** What the push service answers. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A push service with one browser, which opens what it gets as RFC 8291 has it. */
export type PushService = {
  readonly subscription: PushSubscription;
  readonly arrived: readonly Arrived[];
  answer: () => Answer;
  readonly stop: () => Promise<void>;
};

export const startPushService = async (): Promise<PushService> => {
  const arrived: Arrived[] = [];
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ headers: request.headers, opened: openedBy(browser, auth, Buffer.concat(chunks)) });
      const { status, headers, body } = service.answer();
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    subscription: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/secret-path`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    arrived,
    answer: () => ({ status: 201 }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
};

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;
const hkdf = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** What a body of the encoding aes128gcm (RFC 8188) says to this browser. */
const openedBy = (browser: ECDH, auth: Buffer, body: Buffer): unknown => {
  const salt = body.subarray(0, SALT);
  const keyStart = SALT + RECORD_SIZE + 1;
  const keyEnd = keyStart + body.readUInt8(keyStart - 1);
  const sender = body.subarray(keyStart, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = hkdf(browser.computeSecret(sender), auth, info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as unknown;
};

/** What the product says of itself to the push service (RFC 8292), if it is signed with the key that it names. */
export const vapidOf = ({ authorization = '' }: IncomingHttpHeaders) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  return isGenuine ? { key, ...said } : null;
};
