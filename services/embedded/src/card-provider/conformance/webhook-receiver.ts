import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

/** An event as it came over the wire. */
export type Came = { readonly body: string; readonly signature: string };

/** A little server that webhooks are sent to. */
export type Receiver = {
  readonly url: string;
  readonly came: readonly Came[];
  /** What it answers from now on. */
  readonly answer: (status: number) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a receiver that takes everything. */
export const receive = async (): Promise<Receiver> => {
  const came: Came[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      came.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    came,
    answer: (next) => void (status = next),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** Reads what came without looking at who signed it. */
export const eventIn = ({ body }: Came): Stripe.Event => JSON.parse(body) as Stripe.Event;
