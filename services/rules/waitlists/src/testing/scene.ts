import type { PlaceCommand, PlaceRejection } from '../commands';
import type { PlaceFact } from '../facts';
import { type Capacity, EVENT_HOLDS, type PlaceSettings } from '../settings';
import { Life } from './life';

type Changes = Partial<PlaceSettings> & {
  readonly total?: number;
  readonly categories?: Capacity['categories'];
};
type Result = { readonly facts: readonly PlaceFact[]; readonly rejected: PlaceRejection | null };

/** A list of places whose clock is set by hand: opened on Jun 1, 2026, at 10:00 in UTC, for a start three days later. */
export class Scene {
  private readonly life: Life;

  constructor({ total = 1, categories = {}, ...settings }: Changes = {}) {
    this.life = new Life({
      settings: {
        zone: 'UTC',
        startsAt: '2026-06-04T18:00:00.000Z',
        mode: { kind: 'timed_offer' },
        holds: EVENT_HOLDS,
        crunch: false,
        ...settings,
      },
      capacity: { total, categories },
      openedAt: '2026-06-01T10:00:00.000Z',
      moves: [],
    });
  }

  get places() {
    return this.life.places;
  }
  get facts(): readonly PlaceFact[] {
    return this.life.facts;
  }

  /** @param time 'HH:MM' of Jun 1, or 'dd HH:MM' */
  at(time: string): this {
    const [clock = '', day = '01'] = time.split(' ').reverse();
    this.life.now = `2026-06-${day}T${clock}:00.000Z`;
    return this;
  }

  ask(command: PlaceCommand): Result {
    return this.life.ask(command);
  }
  of(
    type: 'accept' | 'decline' | 'withdraw' | 'release' | 'remove' | 'confirm' | 'grab',
    entryId: string,
  ): Result {
    return this.ask({ type, entryId });
  }
  tick(): readonly PlaceFact[] {
    return this.ask({ type: 'tick' }).facts;
  }
  join(entryId: string, ...categories: string[]): Result {
    return this.ask({ type: 'join', entryId, categories });
  }
  joinAll(...entryIds: string[]): this {
    for (const entryId of entryIds) this.join(entryId);
    return this;
  }
  move(entryId: string, to: number | 'place'): Result {
    return this.ask({ type: 'move', entryId, to });
  }
  capacity(total: number, categories: Capacity['categories'] = {}): Result {
    return this.ask({ type: 'setCapacity', capacity: { total, categories } });
  }

  /** How all stand: the list with the states of those who do not simply wait, and who holds a place. */
  get standing(): string {
    const { list, holders, entries } = this.places;
    const shown = list.map((entryId) => {
      const state = entries.get(entryId)?.state;
      return state === 'waiting' ? entryId : `${entryId}:${state}`;
    });
    return `${holders.join(' ')} | ${shown.join(' ')}`;
  }
}

/** What facts are, in short: the type and of whom. */
export const brief = (facts: readonly PlaceFact[]): readonly string[] =>
  facts.map((fact) => ('entryId' in fact ? `${fact.type} ${fact.entryId}` : fact.type));
