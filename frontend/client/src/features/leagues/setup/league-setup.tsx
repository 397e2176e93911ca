import type { LeagueView, ProspectusView } from '@fieldhouse/api-contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { exactTime } from '../../../shared/lib/times';
import { leaguesApi } from '../api/leagues.api';
import { prospectusApi } from '../api/prospectus.api';
import { runsLeague } from '../runs-league';
import { StaffCard } from '../teams/staff-card';
import { BasicsStep } from './basics-step';
import { CanSave } from './can-save';
import { EligibilityStep } from './eligibility-step';
import { QuestionsStep } from './questions-step';
import { RegistrationStep } from './registration-step';
import { ReviewStep } from './review-step';
import { RosterStep } from './roster-step';
import { SeasonStep } from './season-step';
import { SetupFrame } from './setup-frame';
import { leagueChoices } from './league-choices';
import { missingOf, stateOf, stepAfter, stepOf, stepPath, type StepName } from './steps';
import type { Written } from './use-prospectus-form';
import { WaiversStep } from './waivers-step';

type LeagueSetupProps = {
  readonly league: LeagueView;
  readonly view: ProspectusView;
  /** As the address says. */
  readonly stepName: string | null;
};

/** The set-up of a league, a step at a time. */
export const LeagueSetup = ({ league, view, stepName }: LeagueSetupProps) => {
  const { leagueId } = league;
  const [now] = useState(() => Date.now());
  const { data: sports } = leaguesApi.useSportsQuery();
  const managed = prospectusApi.useManagedLeaguesQuery();
  const { catalogue } = useCatalogue();
  const others = managed.data?.leagues.filter((one) => one.leagueId !== leagueId && runsLeague(one)) ?? [];
  const missing = missingOf(league, view, new Date(now).toISOString());
  const { step, canceledMeanwhile } = useStep(stepName, view);
  const onSaved = useGoOn(leagueId, step, !view.published);
  const review = <ReviewStep {...{ league, view, missing, others }} />;
  if (step === 'review' && view.cancelled) return review;
  if (!sports || !catalogue) return <FormSkeleton fields={6} />;
  const minimumRoster = catalogue.find(({ key }) => key === league.sport)?.minimumRoster ?? 1;
  const written = (of: (written: Written) => ReactNode): ReactNode =>
    view.prospectus === null ? null : of({ ...view, prospectus: view.prospectus });
  const contents: Readonly<Record<StepName, () => ReactNode>> = {
    basics: () => <BasicsStep {...{ league, view, sports, onSaved }} />,
    season: () => (
      <SeasonStep
        league={{ ...league, minimumRoster }}
        leagues={leagueChoices(others, [view.prospectus?.previousLeagueId ?? []].flat())}
        {...{ view, now, onSaved }}
      />
    ),
    registration: () => written((of) => <RegistrationStep league={league} view={of} onSaved={onSaved} />),
    eligibility: () => written((of) => <EligibilityStep view={of} leagues={others} onSaved={onSaved} />),
    waivers: () => <WaiversStep view={view} zone={league.zone} />,
    questions: () => written((of) => <QuestionsStep view={of} onSaved={onSaved} />),
    roster: () => written((of) => <RosterStep league={league} view={of} onSaved={onSaved} />),
    staff: () => <StaffCard league={league} />,
    review: () => review,
  };
  const content = contents[step]();
  return (
    <SetupFrame
      key={step}
      leagueId={leagueId}
      step={step}
      goesOn={content !== null}
      stateOf={(name) => stateOf(name, missing, view, league.staff.length)}
    >
      {canceledMeanwhile && <CanceledMeanwhile {...{ leagueId, zone: league.zone, ...canceledMeanwhile }} />}
      <CanSave value={canceledMeanwhile === null}>{content ?? <SeasonFirst leagueId={leagueId} />}</CanSave>
    </SetupFrame>
  );
};

/**
 * The step of the address; of a canceled league all that there is to read. What somebody was entering when another admin
 * canceled it stays there until they look at something else.
 */
const useStep = (stepName: string | null, view: ProspectusView) => {
  const asked = stepOf(stepName, view);
  const [begun, setBegun] = useState<StepName | null>(null);
  if (!view.cancelled && begun !== asked) setBegun(asked);
  const stays = begun === asked && asked !== 'staff' && asked !== 'review';
  return {
    step: view.cancelled && !stays ? 'review' : asked,
    canceledMeanwhile: stays ? view.cancelled : null,
  } as const;
};

type CanceledMeanwhileProps = NonNullable<ProspectusView['cancelled']> & {
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
};

const CanceledMeanwhile = ({ leagueId, zone, at, reason }: CanceledMeanwhileProps) => (
  <div role="alert">
    <Section
      title="This league is canceled"
      hint={`${exactTime(at, zone)}: ${reason}`}
      actions={<ButtonLink to={stepPath(leagueId, 'review')}>See the canceled league</ButtonLink>}
    >
      <p className="muted">
        Nothing can be saved here anymore. What you have entered stays until you leave this step, so that you
        can copy it.
      </p>
    </Section>
  </div>
);

/** Says that a step is saved and, while the league is being written, leads to the next one. */
const useGoOn = (leagueId: string, step: StepName, isNew: boolean): (() => void) => {
  const [savedStep, setSavedStep] = useState<StepName | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    // Once the form is clean: it would ask before it is left.
    if (savedStep === null) return;
    setSavedStep(null);
    const next = stepAfter(savedStep);
    if (next) void navigate(stepPath(leagueId, next.name));
  }, [savedStep, leagueId, navigate]);
  return () => {
    toast.show('Saved');
    if (isNew) setSavedStep(step);
  };
};

const SeasonFirst = ({ leagueId }: { readonly leagueId: string }) => (
  <EmptyState
    title="First the season"
    action={
      <ButtonLink variant="filled" to={stepPath(leagueId, 'season')}>
        Choose format & season
      </ButtonLink>
    }
  >
    Times, prices and rules begin with what is usual for the format and the dates. Choose those first.
  </EmptyState>
);
