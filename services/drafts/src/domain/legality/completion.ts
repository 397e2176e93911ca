import type { Squad } from '../board/board';
import type { Kind } from '../board/pool';

/** Bounds per team on how many players count at one position or gender. */
export type Bounds = { readonly minimum: number; readonly maximum: number | null };

/** Limits of both sorts. */
export type BothLimits = { readonly positions: readonly Bounds[]; readonly genders: readonly Bounds[] };

/** Per place (one for each limit, then 'elsewhere'): still needed; welcome beyond the minimum; there beyond it. */
type Tally = { readonly needs: number[]; readonly rooms: number[]; readonly extra: number[] };
/** A player yet to be drafted in a completion, and the position (limit number) they count at. */
export type Seat = { readonly kind: number; readonly place: number };
type Plan = {
  readonly positions: Tally;
  readonly genders: Tally;
  readonly seats: Seat[];
  open: number;
};
/** One way to fill every team with all limits kept; `spare`: how many of each kind nobody would draft. */
export type Completion = { readonly plans: readonly Plan[]; readonly spare: readonly number[] };

const tallyOf = (bounds: readonly Bounds[]): Tally => ({
  needs: [...bounds.map(({ minimum }) => minimum), 0],
  rooms: [...bounds.map(({ minimum, maximum }) => (maximum ?? Infinity) - minimum), Infinity],
  extra: [...bounds.map(() => 0), 0],
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

/** Counts players who are not needed at a place. */
const welcome = ({ rooms, extra }: Tally, place: number, amount = 1): void => {
  rooms[place] = at(rooms, place) - amount;
  extra[place] = at(extra, place) + amount;
};

/** Counts a player at the first place in this order that needs one, else where there is most room; −1: nowhere. */
const seat = (tally: Tally, places: number, order: readonly number[]): number => {
  for (const place of order) {
    if (!(places & (1 << place)) || at(tally.needs, place) < 1) continue;
    tally.needs[place] = at(tally.needs, place) - 1;
    return place;
  }
  const place = roomiest(tally, places);
  if (at(tally.rooms, place) < 1) return -1;
  welcome(tally, place);
  return place;
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
 * players first, never going back on a choice. A completion is proof that it can be done; null proves nothing. While
 * there is slack, as in most of a draft, this spares the exact flows at a small part of their cost.
 * @param kinds least versatile first
 * @param left how many of each kind the pool has
 */
export const completionOf = (
  limits: BothLimits,
  kinds: readonly Kind[],
  squads: readonly Squad[],
  left: readonly number[],
): Completion | null => {
  const stock = [...left];
  const order = scarcestFirst(limits.positions, kinds, left);
  const genders = [...limits.genders.keys()];

  const plans: Plan[] = [];
  for (const { drafted, open } of squads) {
    const plan: Plan = {
      positions: tallyOf(limits.positions),
      genders: tallyOf(limits.genders),
      seats: [],
      open,
    };
    for (const index of drafted) {
      const kind = kinds[index];
      if (
        !kind ||
        seat(plan.positions, kind.positions, order) < 0 ||
        seat(plan.genders, kind.genders, genders) < 0
      )
        return null;
    }
    plans.push(plan);
  }

  const draft = (plan: Plan, index: number, places: number): boolean => {
    stock[index] = at(stock, index) - 1;
    plan.open -= 1;
    const place = seat(plan.positions, places, order);
    plan.seats.push({ kind: index, place });
    return plan.open >= 0 && place >= 0 && seat(plan.genders, kinds[index]?.genders ?? 0, genders) >= 0;
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
        if (index < 0 || !draft(plan, index, 1 << place)) return null;
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
        if (index < 0 || !draft(plan, index, kinds[index]?.positions ?? 0)) return null;
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
      welcome(plan.positions, place, amount);
      welcome(plan.genders, kind.gender, amount);
      for (let n = 0; n < amount; n += 1) plan.seats.push({ kind: index, place });
    }
    if (plan.open > 0) return null;
  }
  return { plans, spare: stock };
};

/** Whether a plan stands with one player in the place of another: at their place, or where there is room. */
const canChange = (
  { positions, genders }: Plan,
  out: Seat,
  into: Kind | undefined,
  kinds: readonly Kind[],
): boolean => {
  const leaving = kinds[out.kind];
  if (!leaving || !into) return false;
  const there = (into.positions & (1 << out.place)) !== 0;
  const elsewhere = (): boolean =>
    at(positions.extra, out.place) > 0 && at(positions.rooms, roomiest(positions, into.positions)) >= 1;
  const gendered =
    into.gender === leaving.gender ||
    (at(genders.extra, leaving.gender) > 0 && at(genders.rooms, into.gender) >= 1);
  return gendered && (there || elsewhere());
};

/**
 * The kinds that the first team could draft next with the completion mended by a change or two: those it would draft
 * anyway, and those that can take the place of one of them, from the players whom nobody would draft, or from another
 * team that has somebody else for theirs. Each is proof; that a kind is missing proves nothing.
 */
export const provenBy = ({ plans, spare }: Completion, kinds: readonly Kind[]): ReadonlySet<number> => {
  const [own, ...others] = plans;
  if (!own) return new Set();
  const free = [...kinds.keys()].filter((kind) => at(spare, kind) > 0);
  const proven = new Set(own.seats.map(({ kind }) => kind));
  for (const [index, kind] of kinds.entries()) {
    if (proven.has(index)) continue;
    const outs = own.seats.filter((out) => canChange(own, out, kind, kinds));
    const canBeSpared = (): boolean => {
      const instead = [...new Set([...outs.map((out) => out.kind), ...free])];
      return others.some((plan) =>
        plan.seats.some(
          (theirs) =>
            theirs.kind === index && instead.some((other) => canChange(plan, theirs, kinds[other], kinds)),
        ),
      );
    };
    if (outs.length > 0 && (at(spare, index) > 0 || canBeSpared())) proven.add(index);
  }
  return proven;
};
