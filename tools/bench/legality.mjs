import { built, percentile } from '../harness/system.mjs';

const POSITIONS = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'];
const at = '2026-09-01T18:00:00.000Z';

/** A sequence of numbers in [0, 1) that is the same on every run. */
const random = (seed) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** 240 players of one to three positions, about four in ten women. */
const poolOf = (next) =>
  Array.from({ length: 240 }, (_, i) => {
    const count = 1 + Math.floor(next() * 3);
    const positions = [...new Set(Array.from({ length: count }, () => POSITIONS[Math.floor(next() * 9)]))];
    const gender = next() < 0.42 ? 'woman' : 'man';
    const rating = 1 + Math.floor(next() * 10);
    return {
      playerId: `player-${i}`,
      rating,
      positions,
      gender,
      nights: [],
      groupId: null,
      registeredAt: at,
    };
  });

const settings = {
  rounds: 15,
  limits: {
    positions: POSITIONS.map((position) => ({ position, minimum: 1, maximum: null })),
    genders: [{ gender: 'woman', minimum: 5, maximum: null }],
  },
};

/** Milliseconds of processor that some work took: other processes of the machine do not count. */
const processorTime = (work) => {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
};

/**
 * What the rules cost a pick in a coed league (12 × 15, nine positions with a minimum each, five women or more, 240
 * players): to decide it, and to tell the team on the clock beforehand whom it may draft.
 */
export const legality = {
  id: 'B9-rules',
  what: 'legality report of a coed league, p99 of processor time',
  unit: 'ms',
  goal: 5,
  atLeast: false,
  absolute: true,
  ownSystem: true,
  run: async ({ long }) => {
    const { draftAggregate, legalityReport } = built('services/drafts/src/domain/index.js');
    const draftDecider = draftAggregate.decider;
    const { boss, live, team } = built('services/drafts/src/domain/draft.scenario.js');
    const teams = Array.from({ length: 12 }, (_, i) => team(`t${i + 1}`));
    const reports = [];
    const picks = [];
    for (let draft = 0; draft < (long ? 24 : 6); draft += 1) {
      const next = random(draft + 1);
      const players = poolOf(next);
      let state = live({ teams, players, settings }).reduce(draftDecider.evolve, draftDecider.initialState);
      const apply = (command) => {
        state = draftDecider.decide(boss(command), state).reduce(draftDecider.evolve, state);
      };
      while (state.status === 'live') {
        const { pickNo, teamId } = state.turn;
        const report = processorTime(() => legalityReport(state, teamId));
        const illegal = new Set(report.result.illegal.map(({ playerId }) => playerId));
        const { board } = state;
        const legal = board.pool.ranked.filter(
          ({ playerId, index }) => board.taken[index] === 0 && !illegal.has(playerId),
        );
        const { playerId } = legal[Math.floor(next() * next() * legal.length)];
        const command = { type: 'MakePick', pickNo, teamId, playerId, seedForLot: '' };
        const pick = processorTime(() => apply(command));
        if (draft > 0) {
          reports.push(report.ms);
          picks.push(pick.ms);
        }
      }
    }
    return {
      value: percentile(reports, 99),
      p50: percentile(reports, 50),
      min: Math.min(...reports),
      max: Math.max(...reports),
      parts: {
        decideP50: Number(percentile(picks, 50).toFixed(3)),
        decideP99: Number(percentile(picks, 99).toFixed(3)),
        decideMax: Number(Math.max(...picks).toFixed(3)),
      },
    };
  },
};
