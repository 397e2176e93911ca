export type { PlaceCommand, PlaceDecision, PlaceRejection } from './commands';
export { decide } from './decide';
export { nextDue } from './due';
export { evolve } from './evolve';
export * from './facts';
export { holdFor, type Hold } from './holds';
export { historyFor, historyOf, type HistoryLine, type HistoryStep } from './history';
export * from './settings';
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
