import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ownProcess } from '../harness/own-process.mjs';
import { openReader } from '../harness/reader.mjs';
import { percentile, startSystem } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const QUIET_READS = 300;
/** An account may send 120 lists an hour, hold ten connections, and have two pictures in the queue. */
const SENDERS = 30;
const CHILD = fileURLToPath(new URL('./b34-attack.child.mjs', import.meta.url));
const ATTACKS = { requests: 300, lists: 14, uploads: 12, sockets: 60 };
const ALL_ATTACKS = { requests: 10_000, lists: 1_000, uploads: 2_000, sockets: 300 };
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
  const attackers = ownProcess(CHILD);
  try {
    const ready = attackers.said();
    attackers.tell({ address: system.address, senders, size });
    await ready;
    const quiet = await reader.waits(QUIET_READS);
    await longestDelay(system);
    const attacks = attackers.said();
    attackers.tell('go');
    const meanwhile = await reader.waitsDuring(attacks);
    return judged(size, { quiet, meanwhile, statuses: await attacks, longest: await longestDelay(system) });
  } finally {
    attackers.close();
    reader.close();
  }
};

/** @throws when the others had to wait, or anything was answered with 5xx */
const judged = (size, { quiet, meanwhile, statuses, longest }) => {
  const broken = Object.entries(statuses).reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0);
  const ratio = percentile(meanwhile, 99) / percentile(quiet, 99);
  const parts = {
    ...size,
    othersP99: Math.round(percentile(meanwhile, 99)),
    quietP99: Math.round(percentile(quiet, 99)),
    ratio: Number(ratio.toFixed(2)),
    longestDelay: Math.round(longest),
    of5xx: broken,
    statuses,
  };
  if (broken > 0 || ratio > GOAL_RATIO)
    throw new Error(`others waited ${ratio.toFixed(2)} times as long: ${JSON.stringify(parts)}`);
  return { value: longest, parts };
};

/** The longest delay of the loop since it was last asked for, ms. */
const longestDelay = async (system) => {
  const text = await (await fetch(`${system.address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000;
};

/** Somebody with a league of their own. */
const senderOf = async (system) => {
  const person = { email: `${randomUUID()}@example.org`, password: 'correct horse battery' };
  const signedUp = await post(system, '/auth/signup', { ...person, firstName: 'Ana', lastName: 'Diaz' });
  // One by sign-in ends before the long run does.
  const token = accessToken(system.secret, signedUp.user.id);
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
