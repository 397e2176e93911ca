import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { CARDS_PORT_FILE } from '../data-folder';
import { LOOPBACK, lastingPort } from '../free-port';
import { Supervised } from './supervised';

/** The practice card provider as the apps reach it. */
export type Cards = {
  readonly env: {
    readonly STRIPE_SECRET_KEY: string;
    readonly CARD_PROVIDER_URL: string;
    readonly CARD_WEBHOOK_SECRETS: string;
  };
  readonly process: Supervised;
  readonly stop: () => Promise<void>;
};

/** Where the product listens, and the address that people know it by if it was given one. */
export type App = { readonly host: string; readonly port: number; readonly publicUrl?: string };

const STOP_WITHIN_MS = 1_500;
const EVERYWHERE = ['0.0.0.0', '::'];

/** Starts it with its data under `dataDir`, on the port of the last time. @throws CouldNotStart */
export const startCards = async (dataDir: string, app: App): Promise<Cards> => {
  const port = await lastingPort(join(dataDir, CARDS_PORT_FILE));
  const here = EVERYWHERE.includes(app.host) ? LOOPBACK : app.host;
  const provider = new Supervised({
    name: 'card-provider',
    command: process.execPath,
    args: [
      join(__dirname, '../card-provider/main.js'),
      ...['--data', dataDir, '--host', app.host, '--port', String(port)],
      ...['--public-url', addressOf(hostForPeople(app), port)],
      ...['--webhooks', `${addressOf(here, app.port)}/api/webhooks/card-provider`],
    ],
    isReady: (line) => line.includes('"ready":true'),
  });
  const { key, webhookSecret } = JSON.parse(await provider.start()) as {
    readonly key: string;
    readonly webhookSecret: string;
  };
  return {
    env: {
      STRIPE_SECRET_KEY: key,
      CARD_PROVIDER_URL: addressOf(here, port),
      CARD_WEBHOOK_SECRETS: webhookSecret,
    },
    process: provider,
    stop: () => provider.stop(STOP_WITHIN_MS),
  };
};

const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;

/** By which name people reach this machine: a phone on the same network must find the page that it is sent to. */
export const hostForPeople = ({ host, publicUrl }: Omit<App, 'port'>): string => {
  if (publicUrl !== undefined && URL.canParse(publicUrl)) return new URL(publicUrl).hostname;
  if (host === LOOPBACK) return 'localhost';
  return EVERYWHERE.includes(host) ? (addressInNetwork() ?? 'localhost') : host;
};

const addressInNetwork = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
