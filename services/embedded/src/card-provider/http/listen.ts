import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_VERSION } from '../api-version';
import { endOnFailedSync } from '../../data-file';
import type { Desk } from '../desk';
import { answerPage } from '../pages/answer-page';
import { noticePage } from '../pages/checkout-page';
import type { Api } from './answer-api';
import { Refusal } from './refusals';

/** Of which only the rest is looked at. */
const BASE = 'http://provider';
const MAX_BODY_BYTES = 1024 * 1024;
const FORM = /^application\/x-www-form-urlencoded\b/i;

const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const answerCall = (
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): void => {
  const idempotencyKey = header(request, 'idempotency-key');
  const answer = api.answer({
    method: request.method ?? '',
    path: url.pathname,
    query: url.search.slice(1),
    body,
    authorization: request.headers.authorization,
    idempotencyKey,
  });
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'request-id': answer.request,
    'stripe-version': API_VERSION,
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(answer.isReplayed ? { 'idempotent-replayed': 'true', 'original-request': answer.request } : {}),
  });
  response.end(answer.body);
};

const answerBrowser = (
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): void => {
  const { status, headers, body: text } = answerPage(desk, request.method ?? '', url.pathname, body);
  response.writeHead(status, headers);
  response.end(text);
};

const serve = async (
  api: Api,
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await bodyOf(request);
  if (body === undefined) return void response.writeHead(413, { connection: 'close' }).end();
  if (body !== '' && !FORM.test(request.headers['content-type'] ?? ''))
    return void response.writeHead(415).end();
  const target = request.url ?? '/';
  if (!URL.canParse(target, BASE)) return void response.writeHead(400).end();
  const url = new URL(target, BASE);
  if (/^\/(v1|_sandbox)\//.test(url.pathname)) return answerCall(api, request, response, url, body);
  answerBrowser(desk, request, response, url, body);
};

const fail = (error: unknown, response: ServerResponse): void => {
  endOnFailedSync(error);
  if (response.headersSent) return void response.destroy();
  if (error instanceof Refusal) {
    const { status, headers, body } = noticePage(error.status, 'Not understood', error.message);
    return void response.writeHead(status, headers).end(body);
  }
  process.stderr.write(
    `card provider: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  response
    .writeHead(500, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred.' } }));
};

/**
 * Listens for calls of the API and for browsers.
 *
 * @param wake told after each answer: there may be something to send
 */
export const listen = async (
  api: Api,
  desk: Desk,
  { host, port, wake }: { readonly host: string; readonly port: number; readonly wake: () => void },
): Promise<{ readonly server: Server; readonly port: number }> => {
  const server = createServer((request, response) => {
    serve(api, desk, request, response)
      .catch((error: unknown) => fail(error, response))
      .finally(wake);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { server, port: (server.address() as AddressInfo).port };
};
