import { DateTime } from 'luxon';
import { evolve } from '../evolve';
import type { PlaceFact } from '../facts';
import type { PlacesState } from '../state';

/** How often each rule was exercised. */
export const counted = new Map<string, number>();
export const count = (rule: string): void => void counted.set(rule, (counted.get(rule) ?? 0) + 1);

/** All that has to come up in these lives. */
export const RULES = [
  ...['timed_offer', 'auto_register', 'race', 'manual', 'lottery', 'take_turns'].map(
    (mode) => `mode ${mode}`,
  ),
  ...['join', 'claim', 'offer', 'promotion', 'draw', 'organizer', 'grab'].map((via) => `placed by ${via}`),
  ...['full', 'missed', 'organizer'].map((why) => `passed over: ${why}`),
  ...[10, 30, 120, 1_440].map((minutes) => `hold of ${minutes} minutes`),
  ...['hold cut by the start', 'hold over two nights', 'night cut by the hours before the start'],
  ...['night that is longer by an hour', 'night that is shorter by an hour', 'night changed by half an hour'],
  ...['offer ended by an earlier start', 'expired: keeps the rank', 'expired: last'],
  ...['declined', 'taken back', 'moved down by capacity', 'moved down by a category', 'moved down by a grab'],
  ...[
    'opened to all',
    'race opened',
    'drawn',
    'moved by an organizer',
    'start changed',
    'asked again after expiry',
  ],
  ...[
    'asked to confirm',
    'reminded',
    'confirmed',
    'grab opened',
    'joined again',
    'capacity raised',
    'restart',
  ],
  ...[
    'already_in',
    'entry_unknown',
    'no_offer',
    'not_on_list',
    'not_a_holder',
    'offer_expired',
    'full',
    'before_draw',
    'started',
    'rank_invalid',
    'grab_closed',
    'nothing_to_grab',
    'settings_invalid',
  ].map((code) => `refused: ${code}`),
];

export const cover = (facts: readonly PlaceFact[], before: PlacesState): void => {
  let state = before;
  for (const fact of facts) {
    coverOne(fact, state);
    state = evolve(state, fact);
  }
};

const coverOne = (fact: PlaceFact, state: PlacesState): void => {
  switch (fact.type) {
    case 'EntryJoined':
      if (state?.entries.has(fact.entryId)) count('joined again');
      return;
    case 'PlaceTaken':
      count(`placed by ${fact.via}`);
      for (const { why } of fact.passedOver) count(`passed over: ${why}`);
      return;
    case 'PlaceOffered':
      for (const { why } of fact.passedOver) count(`passed over: ${why}`);
      if ((state?.entries.get(fact.entryId)?.missed ?? 0) > 0) count('asked again after expiry');
      coverHold(fact, state);
      return;
    case 'OfferExpired': {
      count(fact.newRank === fact.rank ? 'expired: keeps the rank' : 'expired: last');
      const holdUntil = state?.entries.get(fact.entryId)?.offer?.holdUntil;
      if (holdUntil !== fact.at) count('offer ended by an earlier start');
      return;
    }
    case 'MovedDown': {
      const by = fact.full === null ? 'capacity' : 'a category';
      count(`moved down by ${fact.why === 'grab' ? 'a grab' : by}`);
      return;
    }
    case 'CapacitySet':
      if (fact.capacity.total > fact.before.total) count('capacity raised');
      return;
    case 'ConfirmationAsked':
      count(fact.reminder ? 'reminded' : 'asked to confirm');
      return;
    default: {
      const words: Partial<Record<PlaceFact['type'], string>> = {
        OfferDeclined: 'declined',
        OfferTakenBack: 'taken back',
        OpenedToAll: 'opened to all',
        RaceOpened: 'race opened',
        ListDrawn: 'drawn',
        EntryMoved: 'moved by an organizer',
        StartChanged: 'start changed',
        ZoneChanged: 'zone changed',
        PlaceConfirmed: 'confirmed',
        GrabOpened: 'grab opened',
      };
      const rule = words[fact.type];
      if (rule) count(rule);
    }
  }
};

const coverHold = (fact: Extract<PlaceFact, { type: 'PlaceOffered' }>, state: PlacesState): void => {
  if (state === null) return;
  const { settings } = state;
  const ms = ({ from, to }: { from: string; to: string }): number => Date.parse(to) - Date.parse(from);
  const paused = fact.paused.reduce((sum, pause) => sum + ms(pause), 0);
  const minutes = (ms({ from: fact.at, to: fact.holdUntil }) - paused) / 60_000;
  const isCut = fact.holdUntil === settings.startsAt;
  count(isCut ? 'hold cut by the start' : `hold of ${minutes} minutes`);
  if (fact.paused.length > 1) count('hold over two nights');
  const awake = Date.parse(settings.startsAt) - settings.holds.awakeHours * 3_600_000;
  for (const pause of fact.paused) {
    const local = (iso: string): DateTime => DateTime.fromISO(iso, { zone: settings.zone });
    const more = local(pause.from).offset - local(pause.to).offset;
    if (more === 60) count('night that is longer by an hour');
    if (more === -60) count('night that is shorter by an hour');
    if (Math.abs(more) === 30) count('night changed by half an hour');
    const isWoken =
      Date.parse(pause.to) === awake && local(pause.to).toFormat('HH:mm') !== settings.holds.night?.to;
    if (isWoken) count('night cut by the hours before the start');
  }
};
