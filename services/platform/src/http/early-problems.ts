import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE, answerProblem, problemOf } from './problem.filter';

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What every answer says to browsers; no hook runs for these. */
export type Headers = readonly (readonly [name: string, value: string])[];

/** Answers addresses that the router cannot read or that are too long for it: they reach no route and no filter. */
export const answerUnroutable =
  (headers: Headers) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    answerProblem(reply.headers(Object.fromEntries(headers)), error, request);
  };

/** Answers what is no HTTP, too slow or has too many headers, and hangs up. */
export const answerUnreadable =
  (headers: Headers) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemOf(new HttpException('', status), randomUUID()));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${PROBLEM_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy();
  };
