import {
  calendarDay,
  dayIn,
  totalAt,
  wallTime,
  type KindPrice,
  type OpenLeagueView,
  type RegistrationKind,
} from '@fieldhouse/api-contract';
import {
  clockOf,
  FORMAT_SENTENCES,
  KIND_WORDS,
  limitTexts,
  NIGHT_NAMES,
  PHASE_WORDS,
  placeTexts,
  refundSentences,
  ruleSentence,
  spanWords,
  zoneName,
} from './prospectus-words';
import { GENDER_WORDS, LEVEL_WORDS } from './level-words';
import { priceOf } from './money';
import { bearerSentence, planWords } from './payment-words';

/** A line of a section: a sentence, or what something is. */
export type ProspectusLine = string | { readonly term: string; readonly text: string };
/** What a league says about one thing, in words. */
export type ProspectusSection = { readonly title: string; readonly lines: readonly ProspectusLine[] };

/** What of a league its sections are made of. */
export type ProspectusSource = Pick<
  OpenLeagueView,
  | 'prospectus'
  | 'venue'
  | 'rosterSize'
  | 'nights'
  | 'zone'
  | 'teams'
  | 'players'
  | 'waitlist'
  | 'priorLeagues'
  | 'divisions'
>;
type PositionName = (code: string) => string;

/**
 * All that a published league says but for what it is about, in the order in which one asks; sections without a line are
 * left out.
 * @param at when it is read: what is due by then is due at once; ISO-8601
 */
export const sectionsOf = (
  league: ProspectusSource,
  positionName: PositionName = (code) => code,
  at: string = new Date().toISOString(),
): readonly ProspectusSection[] =>
  [
    { title: 'Overview', lines: overview(league, positionName) },
    {
      title: 'Teams',
      lines: league.divisions.map(({ division, teams }) => ({
        ...{ term: division ?? 'No division', text: teams.join(', ') },
      })),
    },
    { title: 'Nights and dates', lines: schedule(league) },
    { title: 'Registration', lines: registration(league) },
    { title: 'What it costs', lines: costs(league) },
    { title: 'How it is paid', lines: payments(league, at) },
    { title: 'Refunds', lines: refundSentences(league.prospectus.refunds) },
    { title: 'Who may play', lines: eligibility(league) },
    {
      title: 'What you will be asked',
      lines: league.prospectus.questions.map(
        ({ label, required, of }) =>
          `${label}${required ? '' : ' (optional)'}${of === 'team' ? ', once for a team' : ''}`,
      ),
    },
  ].filter(({ lines }) => lines.length > 0);

const overview = (league: ProspectusSource, positionName: PositionName): readonly ProspectusLine[] => {
  const { prospectus, venue, rosterSize } = league;
  const { format, level, genderType, roster, divisions } = prospectus;
  const limits = limitTexts(prospectus.places, positionName);
  return [
    { term: 'Format', text: FORMAT_SENTENCES[format] },
    { term: 'Level', text: `${LEVEL_WORDS[level]}, ${GENDER_WORDS[genderType].toLowerCase()}` },
    ...(venue ? [{ term: 'Venue', text: venueText(venue) }] : []),
    { term: 'Roster', text: `${roster.minimum} to ${rosterSize} players` },
    ...(divisions.length === 0
      ? []
      : [{ term: 'Divisions', text: divisions.map(({ name }) => name).join(', ') }]),
    { term: 'Places', text: placeTexts(league).join(' · ') },
    ...(limits.length === 0 ? [] : [{ term: 'Limits', text: limits.join(' · ') }]),
  ];
};

/** 'North Park, 1 Park Road, Albany' */
export const venueText = ({ name, address, city }: NonNullable<OpenLeagueView['venue']>): string =>
  [name, address, city].filter((part) => part !== '').join(', ');

const schedule = ({ prospectus, nights, zone }: ProspectusSource): readonly ProspectusLine[] => {
  const { times, phases, roster, placedBy } = prospectus;
  const timed = times.map(({ night, from, to }) => ({
    term: NIGHT_NAMES[night],
    text: `${clockOf(from)} – ${clockOf(to)}, ${zoneName(zone)}`,
  }));
  const untimed = nights.filter((one) => !times.some(({ night }) => night === one));
  return [
    { term: 'Season', text: spanWords(prospectus) },
    ...timed,
    ...untimed.map((night) => ({ term: NIGHT_NAMES[night], text: 'Times to be announced' })),
    ...phases.map((phase) => ({ term: PHASE_WORDS[phase.kind], text: spanWords(phase) })),
    ...(roster.freezeOn === null
      ? []
      : [{ term: 'Rosters freeze', text: `${calendarDay(roster.freezeOn)}: nobody is added from then on` }]),
    ...(placedBy === null
      ? []
      : [{ term: 'Teams are found', text: `By ${calendarDay(placedBy)}; whoever has none then is let go` }]),
  ];
};

const registration = ({ prospectus, zone }: ProspectusSource): readonly ProspectusLine[] => {
  const { windows, approval, paidFirst, waitlist, prices, groupSize } = prospectus;
  const { opensAt, earlyUntil, regularUntil, lateUntil } = windows;
  return [
    { term: 'Opens', text: wallTime(opensAt, zone) },
    ...(earlyUntil === null ? [] : [{ term: 'Early price until', text: wallTime(earlyUntil, zone) }]),
    { term: lateUntil === null ? 'Closes' : 'Regular price until', text: wallTime(regularUntil, zone) },
    ...(lateUntil === null ? [] : [{ term: 'Closes', text: wallTime(lateUntil, zone) }]),
    ...(prices.group ? [`Up to ${groupSize} friends register together and stay together.`] : []),
    ...(waitlist ? ['When every place is taken, there is a waitlist.'] : []),
    ...(approval ? ['The organizer says yes to each registration before it counts.'] : []),
    ...(paidFirst ? ['Nobody plays before they have paid.'] : []),
  ];
};

/** Each way to register with its price in each part, all that comes on top included. */
const costs = ({ prospectus }: ProspectusSource): readonly ProspectusLine[] => {
  const { prices, charges, currency, windows } = prospectus;
  const total = (price: KindPrice, at: string): string =>
    priceOf(totalAt(prospectus, price, at) ?? price.regular, currency);
  const parts = [
    ...(windows.earlyUntil === null ? [] : [{ word: 'early', at: windows.opensAt }]),
    { word: 'regular', at: windows.earlyUntil ?? windows.opensAt },
    ...(windows.lateUntil === null ? [] : [{ word: 'late', at: windows.regularUntil }]),
  ];
  const textOf = (price: KindPrice): string => {
    const amounts = parts.map(({ word, at }) => ({ word, text: total(price, at) }));
    const [first] = amounts;
    if (amounts.every(({ text }) => text === first?.text)) return first?.text ?? '';
    return amounts.map(({ word, text }) => `${text} ${word}`).join(' · ');
  };
  return [
    ...Object.entries(prices).map(([kind, price]) => ({
      term: KIND_WORDS[kind as RegistrationKind],
      text: textOf(price),
    })),
    ...(charges.length === 0
      ? []
      : [
          `Included: ${charges.map(({ name, amount }) => `${name} ${priceOf(amount, currency)}`).join(', ')}.`,
        ]),
  ];
};

/** What is due with a registration and what later, of each way to register; nothing where all of them are free. */
const payments = ({ prospectus, zone }: ProspectusSource, at: string): readonly ProspectusLine[] => {
  const { prices, payment, currency, windows, paidFirst } = prospectus;
  const from = Date.parse(at) < Date.parse(windows.opensAt) ? windows.opensAt : at;
  const plans = Object.entries(prices).flatMap(([kind, price]) => {
    const total = totalAt(prospectus, price, from) ?? 0;
    const term = KIND_WORDS[kind as RegistrationKind];
    return total === 0 ? [] : [{ term, text: planWords(total, payment, currency, dayIn(zone, from)) }];
  });
  if (plans.length === 0) return [];
  return [
    ...(payment.depositPercent === null ? ['All of it is due with the registration.'] : plans),
    bearerSentence(payment.bearer),
    ...(paidFirst
      ? ['A place is held for 15 minutes; whoever has not paid what is due by then loses it to the next.']
      : []),
  ];
};

const eligibility = ({ prospectus, priorLeagues }: ProspectusSource): readonly ProspectusLine[] => {
  const nameOf = (id: string): string | undefined =>
    priorLeagues.find(({ leagueId }) => leagueId === id)?.name;
  return prospectus.eligibility.length === 0
    ? ['Everybody.']
    : prospectus.eligibility.map((rule) => ruleSentence(rule, nameOf));
};
