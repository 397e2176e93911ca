import type { Squad } from './board';
import type { Kind } from './pool';

/** Bounds per team on how many players count at one position or gender. */
export type Bounds = { readonly minimum: number; readonly maximum: number | null };

/** Limits of both sorts. */
export type BothLimits = { readonly positions: readonly Bounds[]; readonly genders: readonly Bounds[] };

/** Per place (one for each limit, then 'elsewhere'): players still needed, and players welcome beyond the minimum. */
type Tally = { readonly needs: number[]; readonly rooms: number[] };
type Plan = { readonly positions: Tally; readonly genders: Tally; open: number };

const tallyOf = (bounds: readonly Bounds[]): Tally => ({
  needs: [...bounds.map(({ minimum }) => minimum), 0],
  rooms: [...bounds.map(({ minimum, maximum }) => (maximum ?? Infinity) - minimum), Infinity],
});

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

/** The roomiest of the places that a player could count at without being needed. */
const roomiest = ({ rooms }: Tally, places: number): number => {
  let best = -1;
  for (let place = 0; place < rooms.length; place += 1) {
    if (places & (1 << place) && (best < 0 || at(rooms, place) > at(rooms, best))) best = place;
  }
  return best;
};

/** Counts a player at the first place in this order that needs one, else where there is most room; false: nowhere. */
const seat = (tally: Tally, places: number, order: readonly number[]): boolean => {
  for (const place of order) {
    if (!(places & (1 << place)) || at(tally.needs, place) < 1) continue;
    tally.needs[place] = at(tally.needs, place) - 1;
    return true;
  }
  const place = roomiest(tally, places);
  if (at(tally.rooms, place) < 1) return false;
  tally.rooms[place] = at(tally.rooms, place) - 1;
  return true;
};

const scarcestFirst = (
  bounds: readonly Bounds[],
  kinds: readonly Kind[],
  left: readonly number[],
): readonly number[] => {
  const supply = bounds.map((_, place) =>
    kinds.reduce((sum, { positions }, kind) => (positions & (1 << place) ? sum + at(left, kind) : sum), 0),
  );
  return [...supply.keys()].sort((a, b) => at(supply, a) - at(supply, b));
};

/**
 * Tries to fill the cells of all teams from the pool with every limit kept, scarce places first, the least versatile
 * players first, never going back on a choice. True is proof that it can be done; false proves nothing. While there is
 * slack, as in most of a draft, this spares the exact flows at a small part of their cost.
 * @param kinds least versatile first
 * @param left how many of each kind the pool has
 */
export const isObviouslyCompletable = (
  limits: BothLimits,
  kinds: readonly Kind[],
  squads: readonly Squad[],
  left: readonly number[],
): boolean => {
  const stock = [...left];
  const order = scarcestFirst(limits.positions, kinds, left);
  const genders = [...limits.genders.keys()];

  const plans: Plan[] = [];
  for (const { drafted, open } of squads) {
    const plan: Plan = { positions: tallyOf(limits.positions), genders: tallyOf(limits.genders), open };
    for (const index of drafted) {
      const kind = kinds[index];
      if (!kind || !seat(plan.positions, kind.positions, order) || !seat(plan.genders, kind.genders, genders))
        return false;
    }
    plans.push(plan);
  }

  const draft = (plan: Plan, index: number, places: number): boolean => {
    stock[index] = at(stock, index) - 1;
    plan.open -= 1;
    const gender = kinds[index]?.genders ?? 0;
    return plan.open >= 0 && seat(plan.positions, places, order) && seat(plan.genders, gender, genders);
  };
  /** The first of these kinds whose gender the team needs, else the first it may take. */
  const choose = ({ needs, rooms }: Tally, able: readonly number[]): number => {
    let chosen = -1;
    for (const index of able) {
      const gender = kinds[index]?.gender ?? 0;
      if (at(stock, index) < 1 || at(needs, gender) + at(rooms, gender) < 1) continue;
      if (at(needs, gender) > 0) return index;
      if (chosen < 0) chosen = index;
    }
    return chosen;
  };

  for (const place of order) {
    const able = [...kinds.keys()].filter((index) => (kinds[index]?.positions ?? 0) & (1 << place));
    for (const plan of plans) {
      while (at(plan.positions.needs, place) > 0) {
        const index = choose(plan.genders, able);
        if (index < 0 || !draft(plan, index, 1 << place)) return false;
      }
    }
  }
  for (const plan of plans) {
    for (const gender of genders) {
      while (at(plan.genders.needs, gender) > 0) {
        const index = kinds.findIndex(
          (kind, i) =>
            kind.gender === gender &&
            at(stock, i) > 0 &&
            at(plan.positions.rooms, roomiest(plan.positions, kind.positions)) > 0,
        );
        if (index < 0 || !draft(plan, index, kinds[index]?.positions ?? 0)) return false;
      }
    }
    for (let index = 0; plan.open > 0 && index < kinds.length; index += 1) {
      const kind = kinds[index];
      if (!kind || at(stock, index) === 0 || at(plan.genders.rooms, kind.gender) === 0) continue;
      const place = roomiest(plan.positions, kind.positions);
      const { rooms } = plan.positions;
      const amount = Math.min(
        at(stock, index),
        plan.open,
        at(rooms, place),
        at(plan.genders.rooms, kind.gender),
      );
      stock[index] = at(stock, index) - amount;
      plan.open -= amount;
      rooms[place] = at(rooms, place) - amount;
      plan.genders.rooms[kind.gender] = at(plan.genders.rooms, kind.gender) - amount;
    }
    if (plan.open > 0) return false;
  }
  return true;
};
