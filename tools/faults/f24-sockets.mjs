import { randomUUID } from 'node:crypto';
import { ANY, jsonEvent } from '@eventstore/db-client';
import { catalogOf } from '../harness/drafts.mjs';
import { connectLive } from '../harness/live-connection.mjs';
import { accessToken } from '../harness/tokens.mjs';

const CUT_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_MS = 15_000;
const SHORT_SECONDS = 3;
const password = 'correct horse battery';

/** F24: what ends somebody's access ends their live connections too, at both of two APIs. */
export const f24 = {
  id: 'F24',
  what: 'live connections after sign-out, new password, erasure, loss of a role, expiry',
  defaultRounds: 3,
  system: { separate: true, twice: true, env: { CONFIRMED_EMAIL_DOMAINS: 'example.org' } },
  run: async ({ system, client, rounds }) => {
    const waits = new Map(Object.keys(ENDS).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        Object.entries(ENDS).map(async ([name, end]) =>
          waits.get(name).push(await waitAfter(system, client, end)),
        ),
      );
    const failed = [...waits.values()].flat().filter((ms) => ms > CUT_WITHIN_MS).length;
    const detail = [...waits].map(([name, all]) => {
      const inTime = all.filter((ms) => ms <= CUT_WITHIN_MS).length;
      return `${name} ${inTime} of ${all.length}, worst ${Math.round(Math.max(...all))} ms`;
    });
    return { lost: 0, doubled: 0, failed, detail: detail.join('; ') };
  },
};

/** Each does what ends the connections that `token` opened. @returns when they should end, if that is not now */
const ENDS = {
  'sign-out': {
    act: ({ system, cookie }) => post(system, '/auth/logout?scope=local', {}, { cookie }),
  },
  'new password': {
    act: async ({ system, email }) => {
      const other = await post(system, '/auth/token?grant_type=password', { email, password });
      const { access_token: token } = await other.json();
      const body = { password, newPassword: `${password} again` };
      await post(system, '/account/password', body, { authorization: `Bearer ${token}` });
    },
  },
  erasure: {
    act: ({ system, token }) =>
      post(
        system,
        '/account/erase',
        { password, confirmation: 'ERASE' },
        { authorization: `Bearer ${token}` },
      ),
  },
  'loss of a role': {
    act: async ({ system, client, accountId }) => {
      const data = { accountId, role: 'complex_owner', reason: 'The season is over' };
      const commandId = randomUUID();
      const metadata = {
        $correlationId: commandId,
        $causationId: commandId,
        commandId,
        commandHash: '',
        actor: { kind: 'process', name: 'seed' },
        occurredAt: new Date().toISOString(),
      };
      const event = await catalogOf(system).encode(
        randomUUID(),
        { type: 'GlobalRoleRevoked', data },
        metadata,
      );
      await client.appendToStream(`account-${accountId}`, [jsonEvent(event)], { expectedRevision: ANY });
    },
  },
  expiry: {
    tokenOf: ({ system, accountId }) => accessToken(system.secret, accountId, SHORT_SECONDS),
    act: () => new Promise((resolve) => setTimeout(resolve, SHORT_SECONDS * 1_000)),
  },
};

/** @returns ms from the end of access to the end of the last connection; Infinity where one goes on */
const waitAfter = async (system, client, { act, tokenOf }) => {
  const email = `${randomUUID()}@example.org`;
  const answer = await post(system, '/auth/signup', { email, password, firstName: 'Ana', lastName: 'Diaz' });
  const { access_token: token, user } = await answer.json();
  const person = {
    system,
    client,
    email,
    token,
    accountId: user.id,
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  };
  const sockets = await Promise.all(
    system.addresses.map((address) => connectLive(address, { token: tokenOf?.(person) ?? token })),
  );
  const ends = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
  await act(person);
  const from = performance.now();
  let late;
  const never = new Promise((resolve) => {
    late = setTimeout(() => resolve(Infinity), GIVE_UP_AFTER_MS);
  });
  const wait = await Promise.race([Promise.all(ends).then(() => performance.now() - from), never]);
  clearTimeout(late);
  for (const socket of sockets) socket.disconnect();
  return wait;
};

const post = async (system, path, body, headers = {}) => {
  const answer = await fetch(`${system.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};
