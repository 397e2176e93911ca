import { evolve } from './evolve';
import type { EntryState, ListedState, Lost, PassedOver, Pause, PlaceFact, Via } from './facts';
import { type PlacesState, rankOf } from './state';
import type { Capacity } from './settings';

type InList = { readonly rank: number; readonly of: number };
type WithoutId<T> = T extends unknown ? Omit<T, 'entryId'> : never;

/** What happened to one entry, for a client to word. Ranks are 1-based, `of` is how many stood on the list, instants are ISO-8601. */
export type OwnStep =
  | ({ readonly code: 'joined' | 'declined' } & InList)
  | ({ readonly code: 'placed'; readonly via: Via; readonly byAdmin: boolean } & InList)
  | ({ readonly code: 'offered'; readonly holdUntil: string; readonly paused: readonly Pause[] } & InList)
  /** `newRank` differs when they are last of the list now. */
  | ({ readonly code: 'no_answer'; readonly offeredAt: string; readonly newRank: number } & InList)
  | ({ readonly code: 'offer_taken_back' | 'moved_down' } & Lost & InList)
  /** Somebody behind them got a place or an offer. */
  | ({ readonly code: 'passed_over'; readonly of: number } & WithoutId<PassedOver>)
  | ({ readonly code: 'withdrawn'; readonly was: ListedState } & InList)
  | { readonly code: 'released' | 'confirmed' }
  | { readonly code: 'removed'; readonly was: EntryState; readonly byAdmin: true }
  | ({ readonly code: 'moved'; readonly newRank: number; readonly byAdmin: true } & InList)
  | ({ readonly code: 'drawn'; readonly by: 'lottery' | 'take_turns'; readonly seed: string } & InList)
  | { readonly code: 'asked_to_confirm'; readonly reminder: boolean; readonly grabAt: string }
  /** Their place can be grabbed. */
  | { readonly code: 'grabbable' };

/** What those on the list notice of what happened to others, or to all. */
export type ListStep =
  /** Somebody else was moved by an organizer, or lost their place and is first now. */
  | ({
      readonly code: 'rank_changed';
      readonly from: number;
      readonly because: 'organizer' | Lost['why'];
    } & InList)
  | ({ readonly code: 'race_opened' | 'opened_to_all'; readonly free: number } & InList)
  | ({ readonly code: 'grab_opened' } & InList);

/** What concerns no entry more than others. */
export type GeneralStep =
  | { readonly code: 'opened' | 'grab_opened' }
  | { readonly code: 'race_opened' | 'opened_to_all'; readonly free: number }
  | { readonly code: 'capacity_set'; readonly capacity: Capacity; readonly before: Capacity }
  | { readonly code: 'start_changed'; readonly startsAt: string; readonly before: string }
  | { readonly code: 'zone_changed'; readonly zone: string; readonly before: string };

/** A step of one entry's own history, which names nobody else. */
export type HistoryStep = { readonly at: string } & (OwnStep | ListStep);
/** A line of the whole. */
export type HistoryLine = { readonly at: string } & (
  (OwnStep & { readonly entryId: string }) | (GeneralStep & { readonly entryId: null })
);

/** What happened to one entry, in order, and what it noticed. @param facts all of the list, in order */
export const historyFor = (facts: readonly PlaceFact[], entryId: string): readonly HistoryStep[] => {
  let state: PlacesState = null;
  const steps: HistoryStep[] = [];
  for (const [i, fact] of facts.entries()) {
    const before = state;
    state = evolve(before, fact);
    for (const [whose, step] of ownSteps(fact)) if (whose === entryId) steps.push({ at: fact.at, ...step });
    const next = facts[i + 1];
    // Of a grab only what has changed when both have changed places.
    const after = fact.type === 'MovedDown' && fact.why === 'grab' && next ? evolve(state, next) : state;
    const noticed = noticedBy(entryId, fact, before, after);
    if (noticed) steps.push({ at: fact.at, ...noticed });
  }
  return steps;
};

/** All that happened, for those who run the list. @param facts in order */
export const historyOf = (facts: readonly PlaceFact[]): readonly HistoryLine[] =>
  facts.flatMap((fact): HistoryLine[] => {
    const { at } = fact;
    const general = generalStep(fact);
    return [
      ...(general ? [{ at, entryId: null, ...general }] : []),
      ...ownSteps(fact).map(([entryId, step]): HistoryLine => ({ at, entryId, ...step })),
    ];
  });

type Own = readonly [entryId: string, step: OwnStep];

const ownSteps = (fact: PlaceFact): readonly Own[] => {
  switch (fact.type) {
    case 'EntryJoined':
      return [[fact.entryId, { code: 'joined', ...inList(fact) }]];
    case 'PlaceTaken': {
      const { entryId, via, byAdmin } = fact;
      return [[entryId, { code: 'placed', via, byAdmin, ...inList(fact) }], ...passedBy(fact)];
    }
    case 'PlaceOffered': {
      const { entryId, holdUntil, paused } = fact;
      return [[entryId, { code: 'offered', holdUntil, paused, ...inList(fact) }], ...passedBy(fact)];
    }
    case 'OfferDeclined':
      return [[fact.entryId, { code: 'declined', ...inList(fact) }]];
    case 'OfferExpired': {
      const { entryId, offeredAt, newRank } = fact;
      return [[entryId, { code: 'no_answer', offeredAt, newRank, ...inList(fact) }]];
    }
    case 'OfferTakenBack':
    case 'MovedDown': {
      const { entryId, why, full, type } = fact;
      const code = type === 'MovedDown' ? 'moved_down' : 'offer_taken_back';
      return [[entryId, { code, why, full, ...inList(fact) }]];
    }
    case 'EntryWithdrawn':
      return [[fact.entryId, { code: 'withdrawn', was: fact.was, ...inList(fact) }]];
    case 'PlaceReleased':
      return [[fact.entryId, { code: 'released' }]];
    case 'PlaceConfirmed':
      return [[fact.entryId, { code: 'confirmed' }]];
    case 'EntryRemoved':
      return [[fact.entryId, { code: 'removed', was: fact.was, byAdmin: true }]];
    case 'EntryMoved':
      return [[fact.entryId, { code: 'moved', newRank: fact.newRank, byAdmin: true, ...inList(fact) }]];
    case 'ListDrawn': {
      const { by, seed, order } = fact;
      const of = order.length;
      return order.map((entryId, i): Own => [entryId, { code: 'drawn', by, seed, rank: i + 1, of }]);
    }
    case 'ConfirmationAsked': {
      const { reminder, grabAt } = fact;
      return fact.entryIds.map((entryId): Own => [entryId, { code: 'asked_to_confirm', reminder, grabAt }]);
    }
    case 'GrabOpened':
      return fact.entryIds.map((entryId): Own => [entryId, { code: 'grabbable' }]);
    default:
      return [];
  }
};

const inList = ({ rank, of }: InList): InList => ({ rank, of });
const passedBy = (fact: { readonly of: number; readonly passedOver: readonly PassedOver[] }): Own[] =>
  fact.passedOver.map(({ entryId, ...one }): Own => [entryId, { code: 'passed_over', ...one, of: fact.of }]);

/** What somebody on the list notices. */
const noticedBy = (
  entryId: string,
  fact: PlaceFact,
  before: PlacesState,
  after: PlacesState,
): ListStep | null => {
  if (before === null || after === null || !after.list.includes(entryId)) return null;
  const where = inList(rankOf(after, entryId));
  switch (fact.type) {
    case 'EntryMoved':
    case 'MovedDown': {
      const from = rankOf(before, entryId).rank;
      if (fact.entryId === entryId || from === where.rank) return null;
      return {
        code: 'rank_changed',
        from,
        because: fact.type === 'EntryMoved' ? 'organizer' : fact.why,
        ...where,
      };
    }
    case 'RaceOpened':
      return fact.entryIds.includes(entryId) ? { code: 'race_opened', free: fact.free, ...where } : null;
    case 'OpenedToAll':
      return { code: 'opened_to_all', free: fact.free, ...where };
    case 'GrabOpened':
      return fact.entryIds.length > 0 ? { code: 'grab_opened', ...where } : null;
    default:
      return null;
  }
};

/** Without the seed of a draw that is still to come. */
const generalStep = (fact: PlaceFact): GeneralStep | null => {
  switch (fact.type) {
    case 'PlacesOpened':
      return { code: 'opened' };
    case 'CapacitySet':
      return { code: 'capacity_set', capacity: fact.capacity, before: fact.before };
    case 'StartChanged':
      return { code: 'start_changed', startsAt: fact.startsAt, before: fact.before };
    case 'ZoneChanged':
      return { code: 'zone_changed', zone: fact.zone, before: fact.before };
    case 'RaceOpened':
    case 'OpenedToAll':
      return { code: fact.type === 'RaceOpened' ? 'race_opened' : 'opened_to_all', free: fact.free };
    case 'GrabOpened':
      return { code: 'grab_opened' };
    default:
      return null;
  }
};
