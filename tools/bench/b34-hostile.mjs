import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { openReader } from '../harness/reader.mjs';
import { percentile, startSystem } from '../harness/system.mjs';

const QUIET_READS = 300;
/** An account may send 120 lists an hour, hold ten connections, and have two pictures in the queue. */
const SENDERS = 30;
const ATTACKS = { requests: 300, lists: 14, uploads: 12, sockets: 60 };
const ALL_ATTACKS = { requests: 10_000, lists: 1_000, uploads: 2_000, sockets: 300 };
const MESSAGES = 200;
const GOAL_STALL_MS = 200;
const GOAL_RATIO = 3;

/**
 * B34: what others wait while people with ill intent send requests, lists, pictures and floods of messages. The value
 * is the longest delay of the API's loop as the process itself measured it; the others' p99 and the answers of 5xx
 * have to keep to their goals too.
 */
export const b34 = {
  id: 'B34',
  what: "longest delay of the API's loop under hostile input",
  unit: 'ms',
  anchor: 'none',
  goal: GOAL_STALL_MS,
  atLeast: false,
  absolute: true,
  ownSystem: true,
  run: async ({ long }) => {
    const system = await startSystem({ env: { CONFIRMED_EMAIL_DOMAINS: 'example.org' } });
    try {
      await system.ready();
      return await attacked(system, long ? ALL_ATTACKS : ATTACKS);
    } finally {
      await system.stop();
    }
  },
};

const attacked = async (system, size) => {
  const senders = [];
  for (let n = 0; n < SENDERS; n += 1) senders.push(await senderOf(system));
  const reader = await openReader(system.port, (await senderOf(system)).token);
  const quiet = await reader.waits(QUIET_READS);
  await longestDelay(system);
  const statuses = new Map();
  const count = (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const attacks = (async () => {
    await each(size.requests, 12, async (n) => count(await requestOf(system, senders[n % SENDERS], n)));
    await each(size.lists, 4, async (n) => count(await previewOf(system, senders[n % SENDERS], n)));
    await each(size.uploads, 6, async (n) => count(await pictureOf(system, senders[n % SENDERS], n)));
    await flood(system, senders, size.sockets);
  })();
  const meanwhile = await reader.waitsDuring(attacks);
  const value = await longestDelay(system);
  reader.close();
  const broken = [...statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0);
  const ratio = percentile(meanwhile, 99) / percentile(quiet, 99);
  const parts = {
    ...size,
    othersP99: Math.round(percentile(meanwhile, 99)),
    quietP99: Math.round(percentile(quiet, 99)),
    ratio: Number(ratio.toFixed(2)),
    longestDelay: Math.round(value),
    of5xx: broken,
    statuses: Object.fromEntries(statuses),
  };
  if (broken > 0 || ratio > GOAL_RATIO)
    throw new Error(`others waited ${ratio.toFixed(2)} times as long: ${JSON.stringify(parts)}`);
  return { value, parts };
};

/** The longest delay of the loop since it was last asked for, ms. */
const longestDelay = async (system) => {
  const text = await (await fetch(`${system.address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000;
};

const each = async (times, atOnce, work) => {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const LONG = 'x'.repeat(5_000);
const BODIES = [
  '{',
  'null',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  JSON.stringify({ name: LONG, teamCount: { $gt: '' } }),
  JSON.stringify({ name: Array.from({ length: 2_000 }, () => ({ $where: 'sleep(1000)' })) }),
  `{"reason":"${'x'.repeat(300_000)}"}`,
];

const requestOf = async (system, { token, leagueId }, n) => {
  const path = ['/leagues', `/leagues/${leagueId}`, `/leagues/${LONG}`, '/leagues?atLeast[$gt]='][n % 4];
  const headers = { authorization: `Bearer ${n % 5 === 0 ? `${token}x` : token}` };
  if (n % 2 === 0) return (await fetch(`${system.address}/api${path}`, { headers })).status;
  const answer = await fetch(`${system.address}/api/leagues`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: BODIES[n % BODIES.length],
  }).catch(() => ({ status: 0 }));
  return answer.status;
};

const HEADER = 'First Name,Last Name';
const MEGABYTES = 4 * 1024 * 1024;
const LISTS = [
  () => `${HEADER}${',a'.repeat(3_000)}\nAna,Ruiz\n`,
  () => `${HEADER}${',a'.repeat(198)}\nAna,Ruiz\n`,
  () => '"'.repeat(MEGABYTES),
  () => ','.repeat(MEGABYTES),
  () => '\n'.repeat(MEGABYTES),
  () => `${HEADER},Position\n${`A,B,${'x '.repeat(400)}\n`.repeat(5_000)}`,
  () => `${HEADER}\n${'Ana,Ruiz\n'.repeat(5_000)}`,
];

const previewOf = (system, { token, leagueId }, n) =>
  sendFile(system, `/leagues/${leagueId}/pool/imports/preview`, token, 'file', LISTS[n % LISTS.length]());

const picture = (options, format) =>
  sharp({ create: { channels: 3, background: '#00ff00', ...options } })
    [format](format === 'png' ? { progressive: true } : {})
    .toBuffer();
let pictures;
const pictureOf = async (system, { token }, n) => {
  pictures ??= Promise.all([
    picture({ width: 4_800, height: 4_800 }, 'png'),
    picture({ width: 7_000, height: 7_000 }, 'jpeg'),
    picture({ width: 7_000, height: 7_000 }, 'webp'),
  ]);
  const all = await pictures;
  const whole = all[n % all.length];
  return sendFile(
    system,
    '/player/photo',
    token,
    'photo',
    n % 2 ? whole : whole.subarray(0, whole.length / 2),
  );
};

const sendFile = async (system, path, token, field, content) => {
  const body = new FormData();
  body.set(field, new Blob([content]), 'file');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${system.address}/api${path}`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
};

/** Each connection says far more than it may; resolves when all of them have been ended. */
const flood = (system, senders, sockets) =>
  each(sockets, sockets, async (n) => {
    const { token, leagueId } = senders[n % SENDERS];
    const socket = io(system.address, {
      path: '/api/live',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    const ended = new Promise((resolve) => socket.once('disconnect', resolve).once('connect_error', resolve));
    socket.once('connect', () => {
      for (let i = 0; i < MESSAGES; i += 1) {
        if (n % 2 === 0) socket.emit('time', {});
        else socket.emit('room.join', { leagueId, sinceRevision: -1 }, () => undefined);
      }
    });
    await ended;
    socket.disconnect();
  });

/** Somebody with a league of their own. */
const senderOf = async (system) => {
  const person = { email: `${randomUUID()}@example.org`, password: 'correct horse battery' };
  const signedUp = await post(system, '/auth/signup', { ...person, firstName: 'Ana', lastName: 'Diaz' });
  const token = signedUp.access_token;
  const { streamId } = await post(system, '/leagues', LEAGUE, { authorization: `Bearer ${token}` });
  return { token, leagueId: streamId.slice('league-'.length) };
};
const LEAGUE = {
  name: 'Tuesday Softball',
  sport: 'softball',
  season: '2026',
  teamCount: 3,
  rosterSize: 15,
  limits: { positions: [], genders: [] },
  gameNights: [],
  zone: 'UTC',
};
const post = async (system, path, body, headers = {}) => {
  const answer = await fetch(`${system.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
