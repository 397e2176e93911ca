import { request as http } from 'node:http';
import { request as https } from 'node:https';

export type Answer = { readonly status: number; readonly text: string };

/** A request with a JSON body, if any; the certificate may be one that nobody vouches for. */
export const ask = (
  method: string,
  url: string,
  { token, body }: { readonly token?: string; readonly body?: unknown } = {},
): Promise<Answer> =>
  new Promise((done, fail) => {
    const secure = url.startsWith('https:');
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = (secure ? https : http)(
      url,
      { method, headers, ...(secure ? { rejectUnauthorized: false } : {}) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on('error', fail);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
