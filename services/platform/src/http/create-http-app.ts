import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { BadRequestException, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, RawServerDefault } from 'fastify';
import helmet from 'helmet';
import { ZodValidationPipe, cleanupOpenApiDoc } from 'nestjs-zod';
import type { Logger } from 'pino';
import { RunnerOffice } from '@fieldhouse/kernel/runtime';
import type { Db } from 'mongodb';
import { trustedProxies, type Config } from '../config';
import { MONGO_DB } from '../kernel.module';
import { nestLogger } from '../logger';
import { Metrics } from '../metrics';
import { Audience } from './audience';
import { compressAnswers } from './compress-answers';
import { contentPolicy } from './content-policy';
import { answerUnreadable, answerUnroutable, type Headers } from './early-problems';
import { notFound } from './problem';
import { answerProblem, isBehind } from './problem.filter';
import { serveClient } from './serve-client';
import { LEAGUE_PAGES, type LeaguePages } from './league-pages';
import { isDeeper } from './nesting';
import { givePrecedence } from './precedence';
import { isFromThisMachine } from './this-machine';

const BODY_LIMIT = 256 * 1024;
/** Far deeper than any command. */
const BODY_LEVELS = 32;
const UPLOAD_LIMIT = 5 * 1024 * 1024;
const INSIDE = /^\/(?:metrics|api\/(?:docs|openapi))/;
/** None of these is used. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
const HEADERS_WITHIN_MS = 10_000;
/** With a picture or a list from a phone on a slow line. */
const REQUEST_WITHIN_MS = 60_000;
const CONNECTIONS = 5_000;
/** Of an answer that is to be read again. */
export const BEHIND = 'x-behind';
const CORRELATION_ID = /^[\w-]{8,64}$/;

/** Builds the HTTP application around a root module: limits, headers, problems, documentation, the client's files. */
export const createHttpApp = async (
  root: Type | DynamicModule,
  config: Config,
  logger: Logger,
): Promise<NestFastifyApplication> => {
  const headers = protectiveHeaders(config);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies(config),
    frameworkErrors: answerUnroutable(headers),
    clientErrorHandler: answerUnreadable(headers),
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = request.headers['x-correlation-id'];
      return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
    },
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: nestLogger(logger),
    bufferLogs: false,
    abortOnError: false,
    // What signs a request signs its bytes; they are the ones that were parsed, held as long as it is answered.
    rawBody: true,
  });
  app.getHttpServer().maxConnections = CONNECTIONS;
  app.useWebSocketAdapter(new IoAdapter(app));
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'metrics'] });
  app.useGlobalPipes(new ZodValidationPipe());
  app.enableShutdownHooks([]);
  await app.register(fastifyCookie as never);
  await app.register(fastifyMultipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 5, fieldSize: 64 * 1024 },
  });
  const fastify = app.getHttpAdapter().getInstance();
  givePrecedence(fastify, app.get(Audience));
  readBodies(app, fastify);
  refuseTwoHosts(fastify);
  protect(fastify, headers);
  keepInside(fastify, config);
  keepOutOfCaches(fastify);
  tagRevisions(fastify);
  tellWhatIsBehind(fastify, RunnerOffice.of(app.get<Db>(MONGO_DB)));
  compressAnswers(fastify);
  observe(fastify, logger, app.get(Metrics));
  document(app);
  await serveClient(fastify, config, logger, leaguePagesOf(app));
  return app;
};

/** Undefined where no read model of leagues is part of the application. */
const leaguePagesOf = (app: NestFastifyApplication): LeaguePages | undefined => {
  try {
    return app.get<LeaguePages>(LEAGUE_PAGES, { strict: false });
  } catch {
    return undefined;
  }
};

/** JSON as usual, unless it nests so deep that reading it would keep others waiting; and what forms send. */
const readBodies = (app: NestFastifyApplication, fastify: FastifyInstance): void => {
  const limit = { bodyLimit: BODY_LIMIT };
  const parse = fastify.getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>('application/json', limit, (request, body, done) => {
    if (isDeeper(body, BODY_LEVELS)) done(new BadRequestException());
    else void parse(request, body.toString(), done);
  });
  app.useBodyParser('application/x-www-form-urlencoded', limit, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
};

/** Who is meant must not depend on who reads it: of two names a proxy may take the first and the product the second. */
const refuseTwoHosts = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    const named = request.raw.rawHeaders.filter((name, nth) => nth % 2 === 0 && /^host$/i.test(name));
    if (named.length < 2) return done();
    answerProblem(reply, new BadRequestException(), request);
  });
};

/** The security headers; made once, because the library would put the same ones together for each answer. */
const protectiveHeaders = (config: Config): Headers => {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.SECURE,
  });
  const policy = contentPolicy();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('content-security-policy', policy);
  response.setHeader('permissions-policy', PERMISSIONS);
  setHeaders(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
};

const protect = (fastify: FastifyInstance, headers: Headers): void => {
  fastify.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
};

/** In production the metrics and the documentation of the API are for whoever sits at the machine; the metrics are at HEALTH_PORT too. */
const keepInside = (fastify: FastifyInstance, { NODE_ENV }: Config): void => {
  if (NODE_ENV !== 'production') return;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!INSIDE.test(request.url) || isFromThisMachine(request)) return done();
    answerProblem(reply, notFound(), request);
  });
};

/** What the API answers is somebody's: no cache keeps it unless its route says so. */
const keepOutOfCaches = (fastify: FastifyInstance): void => {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done();
  });
};

/** Puts the revision of command answers and of views that carry one into the `ETag`, for use in `If-Match`. */
const tagRevisions = (fastify: FastifyInstance): void => {
  fastify.addHook('preSerialization', (_request, reply, body, done) => {
    const revision = reply.statusCode < 300 && isRevised(body) ? body.revision : null;
    if (revision !== null) void reply.header('etag', `"${revision}"`);
    done(null, body);
  });
};
const isRevised = (body: unknown): body is { readonly revision: number } =>
  typeof body === 'object' && body !== null && 'revision' in body && typeof body.revision === 'number';

/** Says of an answer that it is not up to what its reader knows of (`atLeast`). */
const tellWhatIsBehind = (fastify: FastifyInstance, office: RunnerOffice): void => {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (isBehind(office, request, reply)) void reply.header(BEHIND, '1');
    done();
  });
};

const observe = (fastify: FastifyInstance, logger: Logger, metrics: Metrics): void => {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-correlation-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    logger.debug(
      {
        correlationId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
};

const document = (app: NestFastifyApplication): void => {
  const described = new DocumentBuilder()
    .setTitle('Fieldhouse')
    .setDescription('Commands answer `{ streamId, revision, position }`; errors are RFC 9457 problems.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const make = () => cleanupOpenApiDoc(SwaggerModule.createDocument(app, described));
  SwaggerModule.setup('api/docs', app, make, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
};
