export type { PlaceCommand, PlaceDecision, PlaceRejection } from './commands';
export { decide } from './decide';
export { nextDue } from './due';
export { emptyOverview, heldIn, type Overview, overviewAfter, waitingIn } from './overview';
export { evolve } from './evolve';
export { factOf } from './facts';
export type {
  EntryState,
  ListedState,
  Lost,
  PassedOver,
  Pause,
  PlaceFact,
  PlaceFactOf,
  Ranked,
  Via,
} from './facts';
export { historyFor, historyOf, type HistoryLine, type HistoryStep } from './history';
export {
  EVENT_HOLDS,
  LEAGUE_HOLDS,
  type Capacity,
  type HoldRules,
  type PlaceMode,
  type PlaceSettings,
} from './settings';
export {
  type Entry,
  freePlaces,
  type Full,
  fullFor,
  type Held,
  heldOf,
  initialPlaces,
  type Places,
  type PlacesState,
  rankOf,
  stateOf,
} from './state';
