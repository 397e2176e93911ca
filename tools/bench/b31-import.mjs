import { randomUUID } from 'node:crypto';
import { seedLiveDraft } from '../harness/drafts.mjs';
import { pickBeforeScreens, twelvePickers } from '../harness/room-screens.mjs';
import { until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const PLAYERS = 240;
const BEFORE = 20;

/**
 * B31: a list of 240 players is imported while another league drafts: from a pick sent to the last of its 12 screens.
 * The embedded event store ends subscriptions that are too slow, as EventStoreDB 23.10 does; no feed may fall behind.
 */
export const b31 = {
  id: 'B31',
  what: 'pick of another league during an import of 240, worst',
  unit: 'ms',
  anchor: 'none',
  goal: 300,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    const commissionerId = randomUUID();
    const token = accessToken(system.secret, commissionerId);
    const draft = await seedLiveDraft(system, client, { commissionerId, pickers: twelvePickers() });
    const other = await seedLiveDraft(system, client, { commissionerId, started: false, players: 12 });
    let looks;
    let importing;
    let importMs = Infinity;
    const delays = await pickBeforeScreens(system, client, token, draft, (pickNo) => {
      if (pickNo <= BEFORE) return;
      looks ??= watchFeeds(system);
      importing ??= importPlayers(system, token, other.leagueId).then((ms) => (importMs = ms));
    });
    if (importMs === Infinity) throw new Error('the import took longer than the draft');
    const { taken, behind } = await looks.end();
    if (behind > 0) throw new Error(`${behind} of ${taken} looks found a feed behind`);
    return {
      value: Math.max(...delays),
      min: Math.min(...delays),
      parts: { importMs: Math.round(importMs), looksAtFeeds: taken, behind },
    };
  },
};

/** @returns how long it took until all players were registered, ms */
const importPlayers = async (system, token, leagueId) => {
  const started = performance.now();
  const rows = Array.from(
    { length: PLAYERS },
    (_, i) => `Robin,Player ${i + 1},${(i % 10) + 1},${['P', 'C', '1B', 'SS'][i % 4]}`,
  );
  const body = new FormData();
  body.set(
    'file',
    new Blob([['First name,Last name,Rating,Position', ...rows].join('\n')], { type: 'text/csv' }),
    'players.csv',
  );
  const headers = { authorization: `Bearer ${token}` };
  const url = `${system.address}/api/leagues/${leagueId}/pool`;
  const answer = await fetch(`${url}/imports`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
  if (answer.status !== 202) throw new Error(`import answered ${answer.status}: ${await answer.text()}`);
  await until('the players are registered', async () => {
    const { lastImport } = await (await fetch(url, { headers })).json();
    return lastImport?.state === 'finished' && lastImport.added === PLAYERS;
  });
  return performance.now() - started;
};

/** Looks all the time whether every feed is live. */
const watchFeeds = (system) => {
  let isOver = false;
  let taken = 0;
  let behind = 0;
  const looking = (async () => {
    while (!isOver) {
      const text = await (await fetch(`${system.address}/metrics`)).text();
      taken += 1;
      if (/^fieldhouse_feed_live\{[^}]*\} 0$/m.test(text)) behind += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await looking;
      return { taken, behind };
    },
  };
};
