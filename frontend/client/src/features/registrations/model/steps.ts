import {
  registrant,
  takesAnswer,
  type LeagueProspectus,
  type LeagueQuestion,
  type OwnRegistrationView,
  type RegistrationKind,
  type SavedRegistration,
  type WaiverView,
} from '@fieldhouse/api-contract';

export const STEP_TITLES = {
  how: 'How you register',
  about: 'About you',
  questions: 'Questions',
  eligibility: 'May I play?',
  waivers: 'Waivers',
  review: 'Check and send',
} as const;
export type StepName = keyof typeof STEP_TITLES;

/** What somebody has filled in before they have filled in anything. */
export const NOTHING_SAVED: SavedRegistration = {
  kind: null,
  teamId: null,
  groupId: null,
  person: {},
  answers: {},
  requests: '',
};

type Asked = {
  readonly prospectus: Pick<LeagueProspectus, 'questions' | 'eligibility' | 'prices'>;
  readonly waivers: readonly WaiverView[];
};

/** The steps of a kind. Of a team nothing about a person is asked: each of its players registers. */
export const stepsOf = (
  kind: RegistrationKind | null,
  { prospectus, waivers }: Asked,
): readonly StepName[] => {
  if (kind === 'team') return ['how', 'questions', 'review'];
  return [
    'how',
    'about',
    'questions',
    ...(prospectus.eligibility.length > 0 ? (['eligibility'] as const) : []),
    ...(waivers.length > 0 ? (['waivers'] as const) : []),
    'review',
  ];
};

/** What is asked of a registration of a kind. */
export const questionsOf = (
  { questions }: Pick<LeagueProspectus, 'questions'>,
  kind: RegistrationKind | null,
): readonly LeagueQuestion[] => questions.filter(({ of }) => of === (kind === 'team' ? 'team' : 'person'));

type Standing = Asked & {
  readonly own: Pick<OwnRegistrationView, 'saved' | 'signatures' | 'serverNow' | 'teams'>;
};

type Signed = { readonly own: Pick<OwnRegistrationView, 'signatures' | 'serverNow'> };

/** The signature of a waiver as it stands: of which version, and whether it counts now. */
export const signatureOf = ({ waiverId, version }: WaiverView, { own }: Signed) => {
  const ofWaiver = own.signatures.filter((one) => one.waiverId === waiverId);
  // Each version may have been signed: of the earlier ones the newest counts.
  const signature =
    ofWaiver.find((one) => one.version === version) ??
    ofWaiver.toSorted((one, other) => other.version - one.version)[0] ??
    null;
  if (signature === null) return { signature, state: 'unsigned' } as const;
  if (signature.version !== version) return { signature, state: 'changed' } as const;
  const isOver = signature.expiresAt !== null && signature.expiresAt <= own.serverNow;
  return { signature, state: isOver ? 'expired' : signature.accepted ? 'accepted' : 'refused' } as const;
};

/** Whether a waiver needs nothing more from this person. */
export const isAnswered = (waiver: WaiverView, standing: Signed): boolean => {
  const { state } = signatureOf(waiver, standing);
  return state === 'accepted' || (state === 'refused' && !waiver.required);
};

/** Whether a link leads to a group of friends other than the one that was chosen. */
export const isCalled = (linked: string | null, { groupId }: Pick<SavedRegistration, 'groupId'>): boolean =>
  linked !== null && linked !== groupId;

/** Whether a step needs nothing more, as far as that can be seen here; the service decides. */
export const isDone = (step: StepName, standing: Standing): boolean => {
  const { prospectus, waivers, own } = standing;
  const saved = own.saved ?? NOTHING_SAVED;
  switch (step) {
    case 'how':
      return isChosen(saved, standing);
    case 'about':
      return registrant.safeParse(saved.person).success;
    case 'questions':
      return questionsOf(prospectus, saved.kind).every((question) =>
        takesAnswer(question, saved.answers[question.questionId] ?? ''),
      );
    case 'waivers':
      return waivers.every((waiver) => isAnswered(waiver, standing));
    case 'eligibility':
      // Looked at on the way; what is wrong is said again before it is sent.
      return true;
    case 'review':
      return false;
  }
};

/** Whether somebody has chosen a way that the league offers, with the team that it needs. */
const isChosen = (
  { kind, teamId }: Pick<SavedRegistration, 'kind' | 'teamId'>,
  { prospectus, own }: Pick<Standing, 'prospectus' | 'own'>,
): boolean => {
  if (kind === null || !prospectus.prices[kind]) return false;
  if (kind === 'member') return own.teams.some((team) => team.teamId === teamId);
  return kind !== 'team' || teamId !== null;
};

/** Where somebody goes on who has filled in a part. */
export const firstOpenStep = (standing: Standing): StepName =>
  stepsOf(standing.own.saved?.kind ?? null, standing).find((step) => !isDone(step, standing)) ?? 'review';
