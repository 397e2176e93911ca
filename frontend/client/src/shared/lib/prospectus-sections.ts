import {
  calendarDay,
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
  LEAGUE_GENDERS,
  LEAGUE_LEVELS,
  moneyOf,
  NIGHT_NAMES,
  placeTexts,
  refundSentences,
  ruleSentence,
  zoneName,
} from './prospectus-words';

/** A line of a section: a sentence, or what something is. */
export type ProspectusLine = string | { readonly term: string; readonly text: string };
/** What a league says about one thing, in words. */
export type ProspectusSection = { readonly title: string; readonly lines: readonly ProspectusLine[] };

const PHASES = { placement: 'Placement games', regular: 'Regular season', playoffs: 'Playoffs' } as const;
const days = ({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): string =>
  `${calendarDay(startsOn)} – ${calendarDay(endsOn)}`;

/** All that a published league says but for what it is about, in the order in which one asks; sections without a line are left out. */
export const sectionsOf = (league: OpenLeagueView): readonly ProspectusSection[] =>
  [
    { title: 'Overview', lines: overview(league) },
    { title: 'Nights and dates', lines: schedule(league) },
    { title: 'Registration', lines: registration(league) },
    { title: 'What it costs', lines: costs(league) },
    { title: 'Refunds', lines: refundSentences(league.prospectus) },
    { title: 'Who may play', lines: eligibility(league) },
    {
      title: 'What you will be asked',
      lines: league.prospectus.questions.map(
        ({ label, required, of }) =>
          `${label}${required ? '' : ' (optional)'}${of === 'team' ? ', once for a team' : ''}`,
      ),
    },
  ].filter(({ lines }) => lines.length > 0);

const overview = (league: OpenLeagueView): readonly ProspectusLine[] => {
  const { prospectus, venue, rosterSize } = league;
  const { format, level, genderType, roster, divisions } = prospectus;
  return [
    { term: 'Format', text: FORMAT_SENTENCES[format] },
    { term: 'Level', text: `${LEAGUE_LEVELS[level]}, ${LEAGUE_GENDERS[genderType].toLowerCase()}` },
    ...(venue ? [{ term: 'Venue', text: venueText(venue) }] : []),
    { term: 'Roster', text: `${roster.minimum} to ${rosterSize} players` },
    ...(divisions.length === 0
      ? []
      : [{ term: 'Divisions', text: divisions.map(({ name }) => name).join(', ') }]),
    { term: 'Places', text: placeTexts(league).join(' · ') },
  ];
};

/** 'North Park, 1 Park Road, Albany' */
export const venueText = ({ name, address, city }: NonNullable<OpenLeagueView['venue']>): string =>
  [name, address, city].filter((part) => part !== '').join(', ');

const schedule = ({ prospectus, nights, zone }: OpenLeagueView): readonly ProspectusLine[] => {
  const { times, phases, roster, placedBy } = prospectus;
  const timed = times.map(({ night, from, to }) => ({
    term: NIGHT_NAMES[night],
    text: `${clockOf(from)} – ${clockOf(to)}, ${zoneName(zone)}`,
  }));
  const untimed = nights.filter((one) => !times.some(({ night }) => night === one));
  return [
    { term: 'Season', text: days(prospectus) },
    ...timed,
    ...untimed.map((night) => ({ term: NIGHT_NAMES[night], text: 'Times to be announced' })),
    ...phases.map((phase) => ({ term: PHASES[phase.kind], text: days(phase) })),
    ...(roster.freezeOn === null
      ? []
      : [{ term: 'Rosters freeze', text: `${calendarDay(roster.freezeOn)}: nobody is added from then on` }]),
    ...(placedBy === null
      ? []
      : [{ term: 'Teams are found', text: `By ${calendarDay(placedBy)}; whoever has none then is let go` }]),
  ];
};

const registration = ({ prospectus, zone }: OpenLeagueView): readonly ProspectusLine[] => {
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
const costs = ({ prospectus }: OpenLeagueView): readonly ProspectusLine[] => {
  const { prices, charges, currency, windows } = prospectus;
  const total = (price: KindPrice, at: string): string =>
    moneyOf(totalAt(prospectus, price, at) ?? price.regular, currency);
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
          `Included: ${charges.map(({ name, amount }) => `${name} ${moneyOf(amount, currency)}`).join(', ')}.`,
        ]),
  ];
};

const eligibility = ({ prospectus, priorLeagues }: OpenLeagueView): readonly ProspectusLine[] => {
  const nameOf = (id: string): string | undefined =>
    priorLeagues.find(({ leagueId }) => leagueId === id)?.name;
  return prospectus.eligibility.length === 0
    ? ['Everybody.']
    : prospectus.eligibility.map((rule) => ruleSentence(rule, nameOf));
};
