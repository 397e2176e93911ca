import type { PlaceCommand, PlaceRejection } from '../commands';
import { decide } from '../decide';
import { nextDue } from '../due';
import { evolve } from '../evolve';
import type { PlaceFact } from '../facts';
import type { Places, PlacesState } from '../state';
import {
  capacityOf,
  CATEGORIES,
  digits,
  later,
  type Move,
  onTheHour,
  pick,
  type Script,
  ZONES,
} from './scripts';

/** What is done where somebody was meant and there is nobody. */
const joins = (kind: Move['kind'], { list, offered, holders }: Places): boolean => {
  switch (kind) {
    case 'accept':
    case 'decline':
      return offered.length === 0;
    case 'release':
    case 'confirm':
      return holders.length === 0;
    case 'withdraw':
    case 'claim':
    case 'grab':
    case 'rank':
    case 'place':
      return list.length === 0;
    default:
      return false;
  }
};
/** One list of places, command by command. */
export class Life {
  readonly facts: PlaceFact[] = [];
  state: PlacesState = null;
  now: string;

  constructor(readonly script: Script) {
    this.now = script.openedAt;
    this.ask({ type: 'open', settings: script.settings, capacity: script.capacity });
  }

  get places(): Places {
    if (this.state === null) throw new Error('not open');
    return this.state;
  }

  /** Decides; what is due is said even when the command is refused. */
  ask(command: PlaceCommand): {
    readonly facts: readonly PlaceFact[];
    readonly rejected: PlaceRejection | null;
  } {
    const { facts, rejected } = decide(this.state, command, this.now);
    const said = rejected === null ? facts : decide(this.state, { type: 'tick' }, this.now).facts;
    this.facts.push(...said);
    this.state = said.reduce(evolve, this.state);
    return { facts: said, rejected };
  }

  /** Lets time pass; nothing is done meanwhile. */
  wait({ wait, dice }: Move): void {
    const due = nextDue(this.state);
    const minutes = {
      none: 0,
      soon: dice % 20,
      hours: dice % 300,
      long: dice % 720,
      due: dice % 60,
      early: dice % 60,
    };
    if ((wait === 'due' || wait === 'early') && due !== null && due > this.now)
      this.now = later(due, wait === 'due' ? 0 : -1);
    else this.now = later(this.now, minutes[wait]);
    if (wait === 'hours' && dice % 2 === 0) this.now = onTheHour(this.now);
  }

  /** What a move means as things stand. */
  commandOf({ kind: meant, dice }: Move): PlaceCommand {
    const next = digits(dice);
    const kind = joins(meant, this.places) ? 'join' : meant;
    const { list, offered, holders, entries } = this.places;
    const among = (ids: readonly string[]): string => pick(ids.length > 0 ? ids : ['e0'], next(50));
    switch (kind) {
      case 'join':
        return {
          type: 'join',
          entryId: next(6) === 0 ? among([...entries.keys()]) : `e${entries.size}`,
          categories: pick(CATEGORIES, next(CATEGORIES.length)),
          turns: next(3),
        };
      case 'accept':
      case 'decline':
        return { type: kind, entryId: among(offered) };
      case 'claim':
        return { type: 'accept', entryId: among(list) };
      case 'withdraw':
      case 'grab':
        return { type: kind, entryId: among(list) };
      case 'release':
      case 'confirm':
        return { type: kind, entryId: among(holders) };
      case 'remove':
        return { type: 'remove', entryId: among([...list, ...holders]) };
      case 'rank':
        return { type: 'move', entryId: among(list), to: next(list.length + 2) };
      case 'place':
        return { type: 'move', entryId: among(list), to: 'place' };
      case 'capacity':
        return { type: 'setCapacity', capacity: capacityOf(dice) };
      case 'start':
        return { type: 'setStart', startsAt: later(this.places.settings.startsAt, next(1_000) - 500) };
      case 'zone':
        return { type: 'setZone', zone: pick(ZONES, next(ZONES.length)) };
      case 'stray': {
        const type = pick(
          ['accept', 'decline', 'withdraw', 'release', 'confirm', 'remove'] as const,
          next(6),
        );
        return { type, entryId: among([...entries.keys(), 'nobody']) };
      }
      case 'tick':
        return { type: 'tick' };
    }
  }
}
