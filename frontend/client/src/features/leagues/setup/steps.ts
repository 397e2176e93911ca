import {
  calendarDay,
  endsEarly,
  lastDayToRegister,
  registrationPart,
  type LeagueView,
  type ProspectusView,
} from '@fieldhouse/api-contract';
import { SHORT_NIGHT_NAMES } from '../../../shared/lib/nights';
import { listOf } from '../../../shared/lib/words';

/** The steps of a league's set-up, in their order. */
export const STEPS = [
  { name: 'basics', word: 'Basics' },
  { name: 'season', word: 'Format & season' },
  { name: 'registration', word: 'Registration' },
  { name: 'eligibility', word: 'Who may play' },
  { name: 'waivers', word: 'Waivers' },
  { name: 'questions', word: 'Questions' },
  { name: 'roster', word: 'Roster' },
  { name: 'staff', word: 'Staff' },
  { name: 'review', word: 'Review & publish' },
] as const;
export type StepName = (typeof STEPS)[number]['name'];
type Step = (typeof STEPS)[number];

/** The step of an address; without one, where the organizer goes on. */
export const stepOf = (name: string | null, { prospectus }: Pick<ProspectusView, 'prospectus'>): StepName =>
  STEPS.find((step) => step.name === name)?.name ?? (prospectus === null ? 'season' : 'review');

/** The step after this one. */
export const stepAfter = (name: StepName): Step | undefined =>
  STEPS[STEPS.findIndex((step) => step.name === name) + 1];

/** The page of a step. */
export const stepPath = (leagueId: string, step: StepName): string =>
  `/complex/leagues?league=${encodeURIComponent(leagueId)}&step=${step}`;

export type Missing = Partial<Readonly<Record<StepName, string>>>;

/** What keeps the league from being published, a sentence for each step. @param at ISO-8601 instant */
export const missingOf = (
  { gameNights, rosterSize, zone }: Pick<LeagueView, 'gameNights' | 'rosterSize' | 'zone'>,
  { prospectus, published, waivers }: Pick<ProspectusView, 'prospectus' | 'published' | 'waivers'>,
  at: string,
): Missing => {
  if (prospectus === null)
    return {
      season: 'Choose the format and the dates',
      registration: 'Say when people register, and for what price',
    };
  const isOver = !published && registrationPart(prospectus.windows, at) === 'closed';
  const away = prospectus.times.filter(({ night }) => gameNights.length > 0 && !gameNights.includes(night));
  const early = waivers.find((waiver) => endsEarly(waiver, prospectus.windows, zone));
  return {
    ...(away.length > 0 && {
      season: `There are games on ${listOf(away.map(({ night }) => SHORT_NIGHT_NAMES[night]))}, and the league does not play then`,
    }),
    ...(isOver && { registration: 'Registration is over: move its times into the future' }),
    ...(early && {
      waivers: `“${early.title}” ends before registration does: let it count until ${calendarDay(lastDayToRegister(prospectus.windows, zone))} or longer`,
    }),
    ...(prospectus.roster.minimum > rosterSize && {
      roster: `A team has ${rosterSize} players at most, and needs ${prospectus.roster.minimum}`,
    }),
  };
};

export type StepState = 'done' | 'missing' | 'open';

/** Whether a step is done, lacks something, or can be left as it is. */
export const stateOf = (
  step: StepName,
  missing: Missing,
  { prospectus, waivers, published }: ProspectusView,
  staff: number,
): StepState => {
  if (missing[step] !== undefined) return 'missing';
  const done: Readonly<Record<StepName, boolean>> = {
    basics: true,
    season: prospectus !== null,
    registration: prospectus !== null,
    eligibility: (prospectus?.eligibility.length ?? 0) > 0,
    waivers: waivers.length > 0,
    questions: (prospectus?.questions.length ?? 0) > 0,
    roster: prospectus !== null,
    staff: staff > 1,
    review: published,
  };
  return done[step] ? 'done' : 'open';
};
