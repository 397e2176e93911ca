import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { START, streamNameFilter } from '@eventstore/db-client';
import { legalOrder, seedLiveDraft } from '../harness/drafts.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';

/** B7: the draft rooms rebuilt from an empty collection, against reading the same events through a bare subscription. */
export const b7 = {
  id: 'B7',
  what: 'projection replay (draft rooms)',
  unit: 'events/s',
  anchor: 'raw subscription, events/s',
  goal: 0.6,
  atLeast: true,
  run: async ({ system, client, pairs, long }) => {
    const commissionerId = randomUUID();
    const token = accessToken(system.secret, commissionerId);
    const drafts = long ? 300 : 60;
    for (let i = 0; i < drafts; i += 8)
      await Promise.all(
        Array.from({ length: Math.min(8, drafts - i) }, () =>
          playDraft(system, client, commissionerId, token),
        ),
      );
    await settled(system, client);
    const samples = [];
    let hashes = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const anchor = await rawRead(client);
      const replay = await replayInChild(system);
      hashes.push(replay.hash);
      if (replay.hash !== replay.oracle) throw new Error('the rebuilt rooms are not what the log folds to');
      samples.push({ value: replay.rate, anchor });
    }
    if (new Set(hashes).size !== 1) throw new Error('two rebuilds differ');
    return { samples };
  },
};

const playDraft = async (system, client, commissionerId, token) => {
  const draft = await seedLiveDraft(system, client, { commissionerId });
  const connection = await openConnection(system.port);
  const order = legalOrder(draft);
  for (let n = 1; n <= draft.board.length; n += 1) {
    const { status, body } = await connection.post(`/api/leagues/${draft.leagueId}/draft/picks`, token, {
      pickNo: n,
      playerId: order[n - 1],
      teamId: draft.board[n - 1],
    });
    if (status !== 200) throw new Error(`pick ${n} answered ${status}: ${body}`);
  }
  connection.close();
};

const rawRead = async (client) => {
  const started = performance.now();
  const subscription = client.subscribeToAll({
    fromPosition: START,
    filter: streamNameFilter({ prefixes: ['draft-', 'league-', 'playerPool-'] }),
  });
  let seen = 0;
  const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve));
  subscription.on('data', () => (seen += 1));
  await caughtUp;
  const seconds = (performance.now() - started) / 1_000;
  await subscription.unsubscribe();
  return seen / seconds;
};

/** The rebuild runs in a process of its own: the event store client is one per process. */
const replayInChild = (system) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [new URL('./b7-replay.child.mjs', import.meta.url).pathname], {
      env: { ...process.env, ...system.urls, FIELDHOUSE_SECRET: system.secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`replay ended with ${code}`)),
    );
  });
