import type { EntryState, PlaceFact } from './facts';
import type { Capacity, PlaceSettings } from './settings';

type OfEntry<Type extends string> = { readonly type: Type; readonly entryId: string };

/** What can be asked of a list of places. Who may ask for it, and an organizer's reason, are the caller's. */
export type PlaceCommand =
  | { readonly type: 'open'; readonly settings: PlaceSettings; readonly capacity: Capacity }
  /** `categories`: all that the entry counts in; `turns`: how often it had its turn lately (0 unless given). */
  | (OfEntry<'join'> & { readonly categories: readonly string[]; readonly turns?: number })
  /** Takes the place that is offered, or one that is open to everybody. */
  | OfEntry<'accept'>
  | OfEntry<'decline'>
  /** Leaves the list. */
  | OfEntry<'withdraw'>
  /** A holder gives the place back. */
  | OfEntry<'release'>
  /** Of an organizer: off the list, or out of the place. */
  | OfEntry<'remove'>
  /** Of an organizer: to a rank, or into a place. */
  | (OfEntry<'move'> & { readonly to: number | 'place' })
  | { readonly type: 'setCapacity'; readonly capacity: Capacity }
  | { readonly type: 'setStart'; readonly startsAt: string }
  | { readonly type: 'setZone'; readonly zone: string }
  /** A holder will come (crunch). */
  | OfEntry<'confirm'>
  /** Takes the place of somebody who did not confirm (crunch). */
  | OfEntry<'grab'>
  /** Nothing but what is due. */
  | { readonly type: 'tick' };

/** Why a command is refused. */
export type PlaceRejection =
  | { readonly code: 'not_open' | 'already_open' | 'instant_invalid' | 'capacity_invalid' }
  | { readonly code: 'settings_invalid'; readonly field: keyof PlaceSettings }
  /** The id is empty, a category is, or the turns are no whole number. */
  | { readonly code: 'entry_invalid' | 'entry_unknown' }
  /** It waits already, has an offer, or holds a place. */
  | { readonly code: 'already_in'; readonly state: EntryState }
  | { readonly code: 'no_offer' | 'not_on_list' | 'not_a_holder'; readonly state: EntryState }
  /** The answer came too late, and the place is not free any more. */
  | { readonly code: 'offer_expired' }
  /** In all, or in these categories. */
  | { readonly code: 'full'; readonly total: boolean; readonly categories: readonly string[] }
  | { readonly code: 'before_draw'; readonly drawAt: string }
  | { readonly code: 'started'; readonly startsAt: string }
  | { readonly code: 'rank_invalid'; readonly of: number }
  /** Places cannot be grabbed (yet), or none that would do. */
  | { readonly code: 'grab_closed' | 'nothing_to_grab' };

/** What a command leads to: facts in order (none when it changes nothing), or why it is refused. */
export type PlaceDecision =
  | { readonly facts: readonly PlaceFact[]; readonly rejected: null }
  | { readonly facts: readonly never[]; readonly rejected: PlaceRejection };
