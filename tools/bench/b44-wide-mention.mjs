import { randomUUID } from 'node:crypto';
import { seedAccount } from '../harness/accounts.mjs';
import { newMessageId, seedTeam } from '../harness/chats.mjs';
import { connectLive } from '../harness/live-connection.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const MEMBERS = 1_000;
const CHANNELS = ['team', 'news'];
const PER_SECOND = 20;
const QUIET_COMMANDS = 200;
const CONNECTED_AT_ONCE = 25;

/** B44: a mention of a team of a thousand: until the last of their bells rings, and what others notice of it. */
export const b44 = {
  id: 'B44',
  what: '@team accepted → 1,000th bell; meanwhile others’ commands p99 at most twice that of before',
  unit: 'ms',
  goal: 1_000,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    const accounts = Array.from({ length: MEMBERS }, () => randomUUID());
    for (const accountId of accounts) await seedAccount(system, client, accountId);
    const [captain, ...members] = accounts;
    const teamId = await seedTeam(system, client, accounts);
    const stranger = randomUUID();
    const elsewhere = await seedTeam(system, client, [stranger]);
    await settled(system, client);
    const screens = await connectAll(system, members);
    const others = await openConnection(system.port);
    const writes = writerIn(others, elsewhere, accessToken(system.secret, stranger));
    const heard = new Map();
    for (const screen of screens) screen.on('notification', () => heard.set(screen.id, performance.now()));

    await commandsOf(writes, (n) => n < QUIET_COMMANDS / 4);
    const quiet = await commandsOf(writes, (n) => n < QUIET_COMMANDS);
    const last = [];
    const busy = [];
    const planning = [];
    for (const channel of CHANNELS) {
      heard.clear();
      const connection = await openConnection(system.port);
      const before = await plannedIn(system);
      const began = performance.now();
      const answered = said(connection, teamId, channel, accessToken(system.secret, captain));
      let isPlanned = false;
      const planned = until(
        'everybody has been planned for',
        async () => (await plannedIn(system)) - before >= members.length,
      ).then(() => {
        isPlanned = true;
        planning.push(performance.now() - began);
      });
      busy.push(...(await commandsOf(writes, () => !isPlanned)));
      await planned;
      await until('every bell has rung', () => heard.size === members.length);
      last.push(Math.max(0, Math.max(...heard.values()) - (await answered)));
      connection.close();
    }
    for (const screen of screens) screen.disconnect();
    others.close();
    const [quietP99, busyP99] = [quiet, busy].map((delays) => percentile(delays, 99));
    return {
      value: Math.max(...last),
      min: Math.min(...last),
      max: Math.max(...last),
      ok: busyP99 <= 2 * quietP99,
      parts: {
        ...{ quietP99, busyP99, quietP50: percentile(quiet, 50), busyP50: percentile(busy, 50) },
        plannedMs: Math.max(...planning),
      },
    };
  },
};

const connectAll = async (system, accounts) => {
  const screens = [];
  for (let n = 0; n < accounts.length; n += CONNECTED_AT_ONCE)
    screens.push(
      ...(await Promise.all(
        accounts
          .slice(n, n + CONNECTED_AT_ONCE)
          .map((accountId) => connectLive(system.address, { token: accessToken(system.secret, accountId) })),
      )),
    );
  return screens;
};

/** Mentions the team. @returns when that was answered */
const said = async (connection, teamId, channel, token) => {
  const path = `/api/chats/${teamId}/${channel}/messages/${newMessageId()}`;
  const { status, body } = await connection.put(path, token, {
    text: '<!team> practice moves',
    replyTo: null,
  });
  if (status !== 200) throw new Error(`the mention answered ${status}: ${body}`);
  return performance.now();
};

const writerIn = (connection, teamId, token) => async (n) => {
  const path = `/api/chats/${teamId}/team/messages/${newMessageId()}`;
  const began = performance.now();
  const { status, body } = await connection.put(path, token, { text: `Message ${n}`, replyTo: null });
  if (status !== 200) throw new Error(`message ${n} answered ${status}: ${body}`);
  return performance.now() - began;
};

/** Commands at their pace, as long as they are wanted. @returns how long each took, ms */
const commandsOf = async (write, isWanted) => {
  const delays = [];
  for (let n = 0; isWanted(n); n += 1) {
    const began = performance.now();
    delays.push(await write(n));
    const rest = began + 1_000 / PER_SECOND - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
  }
  return delays;
};

const plannedIn = (system) => system.documents.collection('read_deliveries_v1').countDocuments({});
