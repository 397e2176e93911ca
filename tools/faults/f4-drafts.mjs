import { randomUUID } from 'node:crypto';
import { legalOrder, seedLiveDraft } from '../harness/drafts.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { random, until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const AT_ONCE = 5;
const PICKS = 180;
/** Turns that nobody takes: the clock has to. */
const MISSED = [37, 101];
const PICK_SECONDS = 5;
const ANSWERED_WITHIN_MS = 60_000;

/** F4, F5, F6: kill -9 of one part at random instants of 12 × 15 drafts that people pick in. */
export const draftFault = (id, what, target) => ({
  id,
  what: `kill -9 ${what} during 12 × 15 drafts`,
  defaultRounds: 25,
  system: { separate: true },
  run: draftRounds('kills', async ({ system }) => {
    system.kill(target);
    await system.ready(target);
  }),
});

/**
 * Rounds of drafts during which something is harmed again and again; each is whole afterwards, in the log and in the
 * room that is shown. `harm` may say what it did, where it is not always what it is `called`.
 */
export const draftRounds =
  (called, harm) =>
  async ({ system, client, rounds, seed }) => {
    const next = random(seed);
    const outcome = { lost: 0, doubled: 0, failed: 0, detail: '' };
    const harms = new Map();
    for (let done = 0; done < rounds; done += AT_ONCE) {
      const drafts = await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, rounds - done) }, () => started(system, client)),
      );
      let playing = true;
      const harming = (async () => {
        while (playing) {
          await new Promise((resolve) => setTimeout(resolve, 1_500 + next() * 3_500));
          if (!playing) return;
          const done = (await harm({ system, next })) ?? called;
          harms.set(done, (harms.get(done) ?? 0) + 1);
        }
      })();
      const played = Promise.all(drafts.map((draft) => play(system, client, draft)));
      await Promise.all([harming, played.finally(() => (playing = false))]);
      for (const draft of drafts) {
        const events = await eventsOf(client, `draft-${draft.draftId}`);
        const { lost, doubled, wrong } = verdict(draft, events);
        wrong.push(...(await shownWrong(system, draft, events)));
        outcome.lost += lost;
        outcome.doubled += doubled;
        if (lost + doubled > 0 || wrong.length > 0) outcome.failed += 1;
        if (wrong.length > 0) outcome.detail += `${wrong.join('; ')} `;
      }
    }
    const what = [...harms].map(([done, times]) => `${times} ${done}`).sort();
    return { ...outcome, detail: `${what.join(', ')} ${outcome.detail}`.trim() };
  };

const started = async (system, client) => {
  const commissionerId = randomUUID();
  const pickers = Array.from({ length: 12 }, () => randomUUID());
  const draft = await seedLiveDraft(system, client, {
    commissionerId,
    pickers,
    soft: false,
    pickSeconds: PICK_SECONDS,
  });
  return {
    ...draft,
    tokens: pickers.map((picker) => accessToken(system.secret, picker)),
    acknowledged: new Map(),
  };
};

/** Each team picks the best player that is left to it; two turns are left to the clock. */
const play = async (system, client, draft) => {
  const wanted = legalOrder(draft);
  const teams = draft.board.slice(0, 12);
  for (;;) {
    const events = await streamOf(client, draft);
    const filled = new Set(
      events.filter(({ type }) => type === 'PlayerPicked').map(({ data }) => data.pickNo),
    );
    if (events.some(({ type }) => type === 'DraftCompleted')) return;
    const turn = events.filter(({ type }) => type === 'TurnStarted').at(-1)?.data;
    if (!turn || filled.has(turn.pickNo)) continue;
    if (MISSED.includes(turn.pickNo) || turn.auto) {
      await until(
        `the clock has taken pick ${turn.pickNo}`,
        async () =>
          (await streamOf(client, draft)).some(
            ({ type, data }) => type === 'PlayerPicked' && data.pickNo === turn.pickNo,
          ),
        40_000,
      );
      continue;
    }
    const taken = new Set(
      events.filter(({ type }) => type === 'PlayerPicked').map(({ data }) => data.playerId),
    );
    const playerId = wanted.find((id) => !taken.has(id));
    const token = draft.tokens[teams.indexOf(turn.teamId)];
    await pick(system, draft, token, { pickNo: turn.pickNo, playerId });
  }
};

/** One captain's click: the same key until there is an answer, as the client does it. */
const pick = async (system, draft, token, body) => {
  const key = randomUUID();
  let last;
  for (const end = Date.now() + ANSWERED_WITHIN_MS; Date.now() < end;) {
    const answer = await fetch(`${addressOf(system)}/api/leagues/${draft.leagueId}/draft/picks`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    }).catch(({ message }) => ({ status: Infinity, message }));
    if (answer.status === 200) {
      draft.acknowledged.set(body.pickNo, body.playerId);
      return;
    }
    if (answer.status < 500) return;
    last = answer.message ?? answer.status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`a pick was never answered (${last})`);
};

/** As a load balancer does: one API after the other. */
let requests = 0;
const addressOf = ({ addresses }) => addresses[(requests += 1) % addresses.length];

/** @returns what the room that is shown has otherwise than the log */
const shownWrong = async (system, draft, events) => {
  const picked = events.filter(({ type }) => type === 'PlayerPicked');
  const want = picked.map(({ data }) => `${data.pickNo} ${data.playerId}`).sort();
  let shown;
  let status;
  try {
    await until('the room shows it', async () => {
      const answer = await fetch(`${addressOf(system)}/api/leagues/${draft.leagueId}/draft/room`, {
        headers: { authorization: `Bearer ${draft.tokens[0]}` },
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      shown = undefined;
      status = answer?.status ?? 'no answer';
      if (status !== 200) return false;
      const { picks } = await answer.json();
      shown = picks.map(({ pickNo, playerId }) => `${pickNo} ${playerId}`).sort();
      return shown.join() === want.join();
    });
    return [];
  } catch {
    return [`the room (${status}) shows ${shown?.length ?? 'no'} picks of ${want.length}`];
  }
};

const streamOf = async (client, draft) => {
  for (;;) {
    try {
      return await eventsOf(client, `draft-${draft.draftId}`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

const verdict = (draft, events) => {
  const picks = events.filter(({ type }) => type === 'PlayerPicked').map(({ data }) => data);
  const byNo = new Map(picks.map((pick) => [pick.pickNo, pick.playerId]));
  const doubled =
    picks.length - byNo.size + (picks.length - new Set(picks.map(({ playerId }) => playerId)).size);
  const lost = [...draft.acknowledged].filter(([pickNo, playerId]) => byNo.get(pickNo) !== playerId).length;
  const wrong = [];
  if (byNo.size !== PICKS) {
    const last = events.slice(-3).map(({ type }) => type);
    wrong.push(`${byNo.size} picks instead of ${PICKS}, the last events: ${last.join(', ') || 'none'}`);
  }
  const turns = new Map(
    events.filter(({ type }) => type === 'TurnStarted').map(({ data }) => [data.pickNo, data]),
  );
  for (const pick of picks) {
    if (!['queue', 'ranking', 'rating'].includes(pick.source)) continue;
    if (pick.pickedAt < turns.get(pick.pickNo).autoPickAt) wrong.push(`pick ${pick.pickNo} was early`);
  }
  for (const pickNo of MISSED)
    if (['captain', 'proxy'].includes(picks.find((pick) => pick.pickNo === pickNo)?.source))
      wrong.push(`turn ${pickNo} was not the clock's`);
  return { lost, doubled, wrong };
};
