import {
  calendarDay,
  playerLevels,
  type LeagueProspectus,
  type Registrant,
  type SavedRegistration,
} from '@fieldhouse/api-contract';
import { SHORT_NIGHT_NAMES } from '../../../shared/lib/nights';
import { PERSON_WORDS } from '../../../shared/lib/level-words';
import { positionName, type Catalogue } from '../../../shared/sports/use-catalogue';
import { questionsOf, type StepName } from '../model/steps';
import { KIND_WORDS } from './status-words';

/** One thing that somebody has given, and where it is changed. */
export type SavedFact = { readonly step: StepName; readonly name: string; readonly words: string };
type Names = {
  readonly prospectus: Pick<LeagueProspectus, 'questions'>;
  readonly catalogue: Catalogue | null;
  readonly sport: string;
  readonly teamName: (teamId: string) => string | null;
};

/** '6 · Intermediate'. */
export const levelWords = (level: number): string =>
  `${level} · ${playerLevels.find((one) => one.level === level)?.band ?? ''}`;

/** What was filled in, as it is read before it is sent and by the staff afterwards. What was left empty is left out. */
export const savedWords = (saved: SavedRegistration, names: Names): readonly SavedFact[] => {
  const { kind, teamId, groupId, person, answers, requests } = saved;
  const team = teamId === null ? '' : (names.teamName(teamId) ?? 'A team that is not known anymore');
  const friends = groupId === null ? 'Starts a group' : 'Joins friends';
  const kindName = kind === null ? '' : KIND_WORDS[kind].name;
  const how = [kindName, team, kind === 'group' && friends].filter(Boolean).join(' · ');
  const fact = (step: StepName, name: string, words: string | null | undefined): readonly SavedFact[] =>
    words ? [{ step, name, words }] : [];
  return [
    ...fact('how', 'Registers as', how),
    ...(kind === 'team'
      ? []
      : personFacts(person, names).flatMap(([name, words]) => fact('about', name, words))),
    ...questionsOf(names.prospectus, kind).flatMap(({ questionId, label, kind: sort }) =>
      fact('questions', label, sort === 'yes_no' ? YES_NO[answers[questionId] ?? ''] : answers[questionId]),
    ),
    ...fact('questions', 'Requests', requests),
  ];
};

const YES_NO: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

const personFacts = (
  { firstName, lastName, birthDate, gender, positions = [], level, nights = [] }: Partial<Registrant>,
  { catalogue, sport }: Names,
): readonly (readonly [name: string, words: string | null | undefined])[] => [
  ['Name', [firstName, lastName].filter(Boolean).join(' ')],
  ['Birth date', birthDate && calendarDay(birthDate)],
  ['Gender', gender && PERSON_WORDS[gender]],
  ['Positions', positions.map((code) => positionName(catalogue, sport, code)).join(', ')],
  ['Level', level ? levelWords(level) : null],
  ['Evenings', nights.map((night) => SHORT_NIGHT_NAMES[night]).join(', ')],
];
