import type { Squad } from '../board/board';
import type { Kind } from '../board/pool';
import { type BothLimits, type Fit, fitOf } from './fit';

/** A team's situation and the limits that hold for it. */
export type TeamSquad = Squad & { readonly teamId: string; readonly limits: BothLimits };

/** All that limits need to know of a draft. `left`: how many of each kind the pool has. */
export type Situation = {
  readonly kinds: readonly Kind[];
  readonly squads: readonly TeamSquad[];
  readonly left: readonly number[];
};

/** Stands for a cell that stays empty because the pool is too small. */
const nobody: Kind = { positions: 0, genders: 0, gender: -1 };

/** A roster from which one player may be taken away: how well it keeps the team's limits. */
export type Roster = { readonly wrong: number; readonly positions: Fit; readonly genders: Fit };

const changed = (wrong: number, { helps, room }: Fit, mask: number): number => {
  if (mask === 0 || mask & helps) return mask === 0 ? wrong : wrong - 1;
  return mask & room ? wrong : wrong + 1;
};

/** How much would be wrong with a roster if a player of this kind joined it. */
export const wrongWith = ({ wrong, positions, genders }: Roster, kind: Kind | undefined): number =>
  changed(changed(wrong, positions, kind?.positions ?? 0), genders, kind?.genders ?? 0);

/** The kinds that one team would draft yet. A value; what was worked out for it once is kept with it. */
export class Plan {
  private readonly rosters = new Map<number | null, Roster>();

  constructor(
    private readonly kinds: readonly Kind[],
    readonly squad: TeamSquad,
    readonly seats: readonly number[],
  ) {}

  /** Limits not kept by the team as planned, counted by players; 0: all are. */
  get wrong(): number {
    return this.without(null).wrong;
  }

  /** The team as planned but for one of its seats. */
  without(out: number | null): Roster {
    const known = this.rosters.get(out);
    if (known) return known;
    const gone = out === null ? -1 : this.seats.indexOf(out);
    const all = [...this.squad.drafted, ...this.seats.filter((_, i) => i !== gone)];
    const { limits } = this.squad;
    const positions = fitOf(
      all.map((kind) => (this.kinds[kind] ?? nobody).positions),
      limits.positions,
    );
    const genders = fitOf(
      all.map((kind) => (this.kinds[kind] ?? nobody).genders),
      limits.genders,
    );
    const roster = { wrong: positions.wrong + genders.wrong, positions, genders };
    this.rosters.set(out, roster);
    return roster;
  }

  /** The plan with one seat changed; null: none is given up, or none taken. */
  with(out: number | null, into: number | null): Plan {
    const gone = out === null ? -1 : this.seats.indexOf(out);
    const seats = this.seats.filter((_, i) => i !== gone);
    return new Plan(this.kinds, this.squad, into === null ? seats : [...seats, into]);
  }
}
