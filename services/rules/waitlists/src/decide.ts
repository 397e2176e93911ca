import type { PlaceCommand, PlaceDecision, PlaceRejection } from './commands';
import { changeCapacity, changeStart, changeZone } from './decisions/limits';
import { accept, confirm, decline, grab, join, release, withdraw } from './decisions/own';
import { move, remove } from './decisions/organizer';
import { catchUp } from './due';
import type { PlacesState } from './state';
import { instantOf, isCapacity, settledSettings } from './settings';
import { settle, Turn } from './turn';

const rejected = (rejection: PlaceRejection): PlaceDecision => ({ facts: [], rejected: rejection });

/**
 * What a command leads to at an instant. What was due before comes first, as if a timer had never been late, but for what
 * is offered by that: it is offered now. With a
 * refusal nothing is said, and it is due still. An instant before the last fact (clocks of two machines) counts as that.
 */
export const decide = (state: PlacesState, command: PlaceCommand, at: string): PlaceDecision => {
  const instant = instantOf(at);
  if (instant === null) return rejected({ code: 'instant_invalid' });
  if (command.type === 'open') return open(state, command, instant);
  if (state === null) return rejected({ code: 'not_open' });
  const turn = new Turn(state, state.at);
  catchUp(turn, instant > state.at ? instant : state.at);
  const since = turn.facts.length;
  const rejection = decided(turn, command);
  if (rejection !== null) return rejected(rejection);
  if (turn.facts.length > since) settle(turn, since);
  return { facts: turn.facts, rejected: null };
};

const open = (
  state: PlacesState,
  { settings: asked, capacity }: Extract<PlaceCommand, { type: 'open' }>,
  at: string,
): PlaceDecision => {
  if (state !== null) return rejected({ code: 'already_open' });
  const checked = settledSettings(asked, at);
  if ('wrong' in checked) return rejected({ code: 'settings_invalid', field: checked.wrong });
  if (!isCapacity(capacity)) return rejected({ code: 'capacity_invalid' });
  return { facts: [{ type: 'PlacesOpened', at, settings: checked.settings, capacity }], rejected: null };
};

/** @returns why it is refused, or null: what it leads to has been said */
const decided = (turn: Turn, command: Exclude<PlaceCommand, { type: 'open' }>): PlaceRejection | null => {
  switch (command.type) {
    case 'join':
      return join(turn, command);
    case 'accept':
      return accept(turn, command.entryId);
    case 'decline':
      return decline(turn, command.entryId);
    case 'withdraw':
      return withdraw(turn, command.entryId);
    case 'release':
      return release(turn, command.entryId);
    case 'remove':
      return remove(turn, command.entryId);
    case 'move':
      return move(turn, command.entryId, command.to);
    case 'setCapacity':
      return changeCapacity(turn, command.capacity);
    case 'setStart':
      return changeStart(turn, command.startsAt);
    case 'setZone':
      return changeZone(turn, command.zone);
    case 'confirm':
      return confirm(turn, command.entryId);
    case 'grab':
      return grab(turn, command.entryId);
    case 'tick':
      return null;
  }
};
