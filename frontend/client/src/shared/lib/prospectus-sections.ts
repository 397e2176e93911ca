import {
  calendarDay,
  dayIn,
  letGoAfter,
  registrationPart,
  totalAt,
  wallTime,
  type KindPrice,
  type OpenLeagueView,
  type RegistrationKind,
} from '@fieldhouse/api-contract';
import { dueFrom } from '@fieldhouse/money';
import { NIGHT_NAMES } from './nights';
import {
  clockOf,
  KIND_WORDS,
  limitTexts,
  PHASE_WORDS,
  refundSentences,
  ruleSentence,
  spanWords,
  zoneName,
} from './prospectus-words';
import { priceOf } from './money';
import { count } from './words';
import { bearerSentence } from './payment-words';

/** A line of a section: a sentence, or what something is. */
export type ProspectusLine =
  | string
  | {
      readonly term: string;
      readonly text: string;
      /** The league that `term` names. */
      readonly leagueId?: string;
    };
/** Amounts of each way to register, side by side. */
export type ProspectusTable = {
  /** What the columns are; `note` in small letters. `now`: what counts at present. */
  readonly columns: readonly { readonly name: string; readonly note: string; readonly now?: boolean }[];
  readonly rows: readonly { readonly term: string; readonly cells: readonly string[] }[];
};
/** What a league says about one thing, in words. */
export type ProspectusSection = {
  readonly title: string;
  readonly table?: ProspectusTable | undefined;
  readonly lines: readonly ProspectusLine[];
};

/** What of a league its sections are made of. */
export type ProspectusSource = Pick<
  OpenLeagueView,
  | 'stage'
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
  | 'draftAt'
  | 'lastSeason'
  | 'nextSeason'
>;
export const WHO_MAY_PLAY = 'Who may play';
type PositionName = (code: string) => string;

/**
 * All that a published league says but for what it is about and its essentials, in the order in which one asks;
 * sections that say nothing are left out.
 * @param at when it is read: what is due by then is due at once; ISO-8601
 */
export const sectionsOf = (
  league: ProspectusSource,
  positionName: PositionName = (code) => code,
  at: string = new Date().toISOString(),
): readonly ProspectusSection[] => {
  // Of a canceled league nobody needs how one registers, and of what was paid all comes back, whatever the refunds were.
  const open = league.stage !== 'cancelled';
  const sections: readonly ProspectusSection[] = [
    { title: 'Next season', lines: nextSeason(league) },
    { title: 'Overview', lines: overview(league, positionName) },
    {
      title: 'Teams',
      lines: league.divisions.map(({ division, teams }) => ({
        ...{ term: division ?? 'No division', text: teams.join(', ') },
      })),
    },
    { title: 'Nights and dates', lines: schedule(league) },
    ...(open
      ? [
          { title: 'Registration', lines: registration(league) },
          { title: 'What it costs', ...costs(league, at) },
          { title: 'How it is paid', ...payments(league, at) },
          { title: 'Refunds', lines: refundSentences(league.prospectus.refunds) },
        ]
      : []),
    { title: WHO_MAY_PLAY, lines: eligibility(league) },
    ...(open ? [{ title: 'What you will be asked', lines: asked(league) }] : []),
    { title: 'Last season', lines: lastSeason(league) },
  ];
  return sections.filter(({ table, lines }) => table !== undefined || lines.length > 0);
};

const asked = ({ prospectus }: ProspectusSource): readonly ProspectusLine[] =>
  prospectus.questions.map(
    ({ label, required, of }) =>
      `${label}${required ? '' : ' (optional)'}${of === 'team' ? ', once for a team' : ''}`,
  );

const nextSeason = ({ nextSeason: next }: ProspectusSource): readonly ProspectusLine[] =>
  next === null ? [] : [{ term: next.name, text: 'This league continues there.', leagueId: next.leagueId }];

const lastSeason = ({ lastSeason: last }: ProspectusSource): readonly ProspectusLine[] => {
  if (last === null) return [];
  const { leagueId, name, teams, players } = last;
  const played = [
    ...(teams.length === 0 ? [] : [count(teams.length, 'team')]),
    ...(players === null || players === 0 ? [] : [count(players, 'player')]),
  ];
  return [
    { term: name, text: [spanWords(last), ...played].join(' · '), leagueId },
    ...(teams.length === 0 ? [] : [{ term: 'Teams', text: teams.join(', ') }]),
  ];
};

const overview = (league: ProspectusSource, positionName: PositionName): readonly ProspectusLine[] => {
  const { prospectus, rosterSize } = league;
  const { roster, divisions } = prospectus;
  const limits = limitTexts(prospectus.places, positionName);
  return [
    { term: 'Roster', text: `Up to ${rosterSize} players, at least ${roster.minimum} to play` },
    ...(divisions.length === 0
      ? []
      : [{ term: 'Divisions', text: divisions.map(({ name }) => name).join(', ') }]),
    ...(limits.length === 0 ? [] : [{ term: 'Limits', text: limits.join(' · ') }]),
  ];
};

/** 'North Park, 1 Park Road, Albany' */
export const venueText = ({ name, address, city }: NonNullable<OpenLeagueView['venue']>): string =>
  [name, address, city].filter((part) => part !== '').join(', ');

const schedule = ({ prospectus, nights, zone }: ProspectusSource): readonly ProspectusLine[] => {
  const { times, phases, roster } = prospectus;
  const placedBy = letGoAfter(prospectus, zone);
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
      : [
          {
            term: 'Teams are found',
            text: `By ${calendarDay(placedBy)}; players without a team by then are released`,
          },
        ]),
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
    ...(approval ? ['The organizers approve each registration before it counts.'] : []),
    ...(paidFirst ? ['Nobody plays before they have paid.'] : []),
  ];
};

type Told = Pick<ProspectusSection, 'table' | 'lines'>;

/** Each way to register with its price in each part, all that comes on top included. */
const costs = ({ prospectus, zone }: ProspectusSource, at: string): Told => {
  const { prices, charges, currency, windows } = prospectus;
  const { opensAt, earlyUntil, regularUntil, lateUntil } = windows;
  const parts = [
    ...(earlyUntil === null ? [] : [{ part: 'early', name: 'Early', at: opensAt, until: earlyUntil }]),
    { part: 'regular', name: 'Regular', at: earlyUntil ?? opensAt, until: regularUntil },
    ...(lateUntil === null ? [] : [{ part: 'late', name: 'Late', at: regularUntil, until: lateUntil }]),
  ];
  const amounts = (price: KindPrice): readonly string[] =>
    parts.map((part) => priceOf(totalAt(prospectus, price, part.at) ?? price.regular, currency));
  const rows = kindsOf(prices).map(({ term, price }) => ({ term, cells: amounts(price) }));
  const included = charges.map(({ name, amount }) => `${name} ${priceOf(amount, currency)}`).join(', ');
  const lines = charges.length === 0 ? [] : [`Included: ${included}.`];
  if (rows.every(({ cells }) => new Set(cells).size === 1))
    return { lines: [...rows.map(({ term, cells }) => ({ term, text: cells[0] ?? '' })), ...lines] };
  const columns = parts.map(({ part, name, until }) => ({
    ...{ name, note: `until ${calendarDay(dayIn(zone, until))}` },
    now: registrationPart(windows, at) === part,
  }));
  return { table: { columns, rows }, lines };
};

const kindsOf = (prices: ProspectusSource['prospectus']['prices']) =>
  Object.entries(prices).map(([kind, price]) => ({ term: KIND_WORDS[kind as RegistrationKind], price }));

/** What is due with a registration and what later, of each way to register; nothing where all of them are free. */
const payments = ({ prospectus, zone }: ProspectusSource, at: string): Told => {
  const { prices, payment, currency, windows, paidFirst } = prospectus;
  const from = Date.parse(at) < Date.parse(windows.opensAt) ? windows.opensAt : at;
  const plans = kindsOf(prices).flatMap(({ term, price }) => {
    const total = totalAt(prospectus, price, from) ?? 0;
    return total === 0 ? [] : [{ term, due: dueFrom(total, payment, dayIn(zone, from)) }];
  });
  if (plans.length === 0) return { lines: [] };
  const lines = [
    ...(payment.depositPercent === null ? ['All of it is due with the registration.'] : []),
    bearerSentence(payment.bearer),
    ...(paidFirst
      ? [
          'A place is held for 15 minutes; people who have not paid what is due by then lose it to the next in line.',
        ]
      : []),
  ];
  if (payment.depositPercent === null) return { lines };
  const days = [...new Set(plans.flatMap(({ due }) => due.map(({ dueOn }) => dueOn)))].sort();
  const columns = days.map((day, n) =>
    n === 0 ? { name: 'To register', note: 'with it' } : { name: 'By', note: calendarDay(day) },
  );
  const rows = plans.map(({ term, due }) => ({
    term,
    cells: days.map((day) => {
      const part = due.find(({ dueOn }) => dueOn === day);
      return part ? priceOf(part.amountMinor, currency) : '–';
    }),
  }));
  return { table: { columns, rows }, lines };
};

const eligibility = ({ prospectus, priorLeagues }: ProspectusSource): readonly ProspectusLine[] => {
  const nameOf = (id: string): string | undefined =>
    priorLeagues.find(({ leagueId }) => leagueId === id)?.name;
  return prospectus.eligibility.length === 0
    ? ['Everybody.']
    : prospectus.eligibility.map((rule) => ruleSentence(rule, nameOf));
};
