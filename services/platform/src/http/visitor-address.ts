import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Tells where somebody is who comes by no route of Fastify, as Fastify with this `trustProxy` does. */
export const addressReader = (trusted: false | number | string[]) => {
  const isProxy = trustOf(trusted);
  return (peer: string, headers: IncomingMessage['headers']): string =>
    proxyAddr({ headers, socket: { remoteAddress: peer } } as IncomingMessage, isProxy);
};

const trustOf = (trusted: false | number | string[]): ((address: string, hop: number) => boolean) => {
  if (trusted === false) return () => false;
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : proxyAddr.compile(trusted);
};
