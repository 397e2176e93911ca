import { isDeepStrictEqual } from 'node:util';
import { evolve } from './evolve';
import type { PlaceFact } from './facts';
import { type PlacesState, initialPlaces } from './state';
import { count, counted, cover, RULES } from './testing/coverage';
import { Life } from './testing/life';
import { Oracle, type View } from './testing/oracle';
import { lifeOf, type Script } from './testing/scripts';

/** A sample on every run; the whole when asked for. */
const SEEDS = process.env['FIELDHOUSE_LONG'] === '1' ? 50_000 : 2_000;
describe('whole lives of lists of places in virtual time (F28)', () => {
  it(`of ${SEEDS} seeds are those of an independent oracle, step by step`, () => {
    const began = process.cpuUsage();
    for (let seed = 0; seed < SEEDS; seed += 1) live(seed, lifeOf(seed));
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    const covered = [...counted].sort().map(([rule, times]) => `  ${rule}: ${times}`);
    console.log(`seeds 0 to ${SEEDS - 1}, ${seconds.toFixed(1)} s of processor\n${covered.join('\n')}`);
    expect(RULES.filter((rule) => !counted.has(rule))).toStrictEqual([]);
  });
});

const live = (seed: number, script: Script): void => {
  const life = new Life(script);
  const oracle = new Oracle(script.settings, script.capacity, Date.parse(script.openedAt) / 60_000);
  count(`mode ${script.settings.mode.kind}`);
  for (const [step, move] of script.moves.entries()) {
    life.wait(move);
    // Hardly anything can be done after the start.
    if (life.now >= life.places.settings.startsAt && move.dice % 4 > 0) continue;
    const before = life.state;
    const command = life.commandOf(move);
    const { facts, rejected } = life.ask(command);
    oracle.advance(Date.parse(life.now) / 60_000);
    const done = oracle.ask(command);
    const where = { seed, step, command, rejected };
    same({ ...where, done: rejected === null, ...viewOf(life) }, { ...where, done, ...oracle.view() });
    if (rejected) count(`refused: ${rejected.code}`);
    cover(facts, before);
    if (move.dice % 7 === 0) restart(life);
  }
  life.now = new Date(Date.parse(life.places.settings.startsAt) + 86_400_000).toISOString();
  const before = life.state;
  cover(life.ask({ type: 'tick' }).facts, before);
  oracle.advance(Date.parse(life.now) / 60_000);
  same({ seed, ...viewOf(life) }, { seed, ...oracle.view() });
};

/** As `toStrictEqual`, which costs much when nothing is wrong. */
const same = (ours: unknown, theirs: unknown): void => {
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toStrictEqual(theirs);
};

/** The process ends; another one has nothing but what is stored. */
const restart = (life: Life): void => {
  const stored = JSON.parse(JSON.stringify(life.facts)) as PlaceFact[];
  const state = stored.reduce<PlacesState>(evolve, initialPlaces);
  same(state, life.state);
  life.state = state;
  count('restart');
};

const viewOf = ({ places }: Life): View => {
  const { list, holders, offered, entries, settings } = places;
  const names = [...entries.keys()].sort();
  const end = (entryId: string): number =>
    Math.min(Date.parse(entries.get(entryId)?.offer?.holdUntil ?? ''), Date.parse(settings.startsAt)) /
    60_000;
  return {
    list,
    holders,
    states: Object.fromEntries(names.map((entryId) => [entryId, entries.get(entryId)?.state ?? ''])),
    deadlines: Object.fromEntries([...offered].sort().map((entryId) => [entryId, end(entryId)])),
    unconfirmed: [...holders].sort().filter((entryId) => entries.get(entryId)?.confirmed === false),
  };
};
