import { randomUUID } from 'node:crypto';
import { seedLiveDraft } from '../harness/drafts.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, until } from '../harness/system.mjs';

const TIMERS = 300;
const SPREAD_MS = 10_000;
const SEEDED_WITHIN_MS = 90_000;

/** B11: 300 turns end within ten seconds; how late the system's pick comes, and never early. */
export const b11 = {
  id: 'B11',
  what: 'auto-pick lateness, 300 timers, p99',
  unit: 'ms',
  anchor: 'setTimeout lateness',
  goal: 3,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    const commissionerId = randomUUID();
    const start = Date.now() + SEEDED_WITHIN_MS;
    const seeded = [];
    for (let i = 0; i < TIMERS; i += 20) {
      seeded.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, j) => {
            const endsAt = new Date(start + Math.floor(((i + j) / TIMERS) * SPREAD_MS));
            return seedLiveDraft(system, client, {
              teams: 2,
              rounds: 4,
              players: 40,
              commissionerId,
              soft: false,
              pickSeconds: 600,
              firstTurnEndsAt: endsAt,
            }).then((draft) => ({ draft, endsAt }));
          }),
        )),
      );
    }
    await settled(system, client);
    if (Date.now() > start) throw new Error('seeding took longer than the timers give');
    await new Promise((resolve) => setTimeout(resolve, start + SPREAD_MS - Date.now()));
    const lateness = [];
    for (const { draft, endsAt } of seeded) {
      let picks = [];
      await until('the turn is picked for', async () => {
        picks = (await eventsOf(client, `draft-${draft.draftId}`)).filter(
          ({ type }) => type === 'PlayerPicked',
        );
        return picks.length > 0;
      });
      if (picks.length !== 1) throw new Error(`a turn was picked for ${picks.length} times`);
      lateness.push(Date.parse(picks[0].data.pickedAt) - endsAt.getTime());
    }
    const early = lateness.filter((ms) => ms < 0).length;
    if (early > 0) throw new Error(`${early} picks were early`);
    return {
      value: percentile(lateness, 99),
      p50: percentile(lateness, 50),
      min: Math.min(...lateness),
      max: Math.max(...lateness),
    };
  },
};
