import { crunchSteps, type CrunchStep } from './crunch';
import { drawnOrder } from './lots';
import { drawAheadOf, type Places, type PlacesState, rankOf } from './state';
import { settle, type Turn } from './turn';

/** When an offer runs out: an answer at that very instant is too late. */
const offerEnd = ({ settings, entries }: Places, entryId: string): string => {
  const holdUntil = entries.get(entryId)?.offer?.holdUntil ?? settings.startsAt;
  return holdUntil < settings.startsAt ? holdUntil : settings.startsAt;
};

const nextStep = ({ settings, crunchFrom }: Places): CrunchStep | undefined =>
  crunchSteps(settings).find(({ at }) => at > crunchFrom);

/** @returns the next instant (ISO-8601) at which something happens by itself, or null: a timer is set for it */
export const nextDue = (places: PlacesState): string | null => {
  if (places === null) return null;
  const step = nextStep(places);
  const draw = drawAheadOf(places);
  const instants = [
    ...places.offered.map((entryId) => offerEnd(places, entryId)),
    ...(draw === null ? [] : [draw]),
    ...(step === undefined ? [] : [step.at]),
  ];
  return instants.reduce<string | null>((least, at) => (least === null || at < least ? at : least), null);
};

/**
 * Says all that is due up to an instant, each at its own. Only whoever is offered a place by that is offered it at the end:
 * nobody can answer before it is said, and no offer runs out that nobody ever had.
 */
export const catchUp = (turn: Turn, until: string): void => {
  let since = turn.facts.length;
  for (let due = nextDue(turn.places); due !== null && due <= until; due = nextDue(turn.places)) {
    turn.at = due;
    expireOffers(turn);
    const drew = drawList(turn);
    takeCrunchStep(turn);
    if (!drew) continue;
    settle(turn, since);
    since = turn.facts.length;
  }
  turn.at = until;
  if (turn.facts.length > since) settle(turn, since);
};

const expireOffers = (turn: Turn): void => {
  const { places, at } = turn;
  const over = new Set(places.offered.filter((entryId) => offerEnd(places, entryId) <= at));
  for (const entryId of places.list) {
    const entry = places.entries.get(entryId);
    if (!over.has(entryId) || !entry?.offer) continue;
    const ranked = rankOf(turn.places, entryId);
    // The place in the list is kept once.
    const newRank = entry.missed === 0 ? ranked.rank : ranked.of;
    turn.say({ type: 'OfferExpired', ...ranked, offeredAt: entry.offer.at, newRank });
  }
};

/** @returns whether it was due */
const drawList = (turn: Turn): boolean => {
  const { places } = turn;
  const { mode } = places.settings;
  if (!('drawAt' in mode) || places.drawn || mode.drawAt > turn.at) return false;
  const entries = places.list.map((entryId) => ({
    entryId,
    turns: mode.kind === 'lottery' ? 0 : (places.entries.get(entryId)?.turns ?? 0),
  }));
  turn.say({ type: 'ListDrawn', by: mode.kind, seed: mode.seed, order: drawnOrder(entries, mode.seed) });
  return true;
};

const takeCrunchStep = (turn: Turn): void => {
  const { places, at } = turn;
  const step = nextStep(places);
  if (step === undefined || step.at > at) return;
  const unconfirmed = places.holders.filter((entryId) => !places.entries.get(entryId)?.confirmed);
  if (step.do === 'open') turn.say({ type: 'GrabOpened', entryIds: unconfirmed });
  else {
    const { reminder, grabAt } = step;
    const entryIds = reminder ? unconfirmed : places.holders;
    turn.say({ type: 'ConfirmationAsked', reminder, grabAt, entryIds });
  }
};
