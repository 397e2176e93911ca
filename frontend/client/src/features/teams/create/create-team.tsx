import { teamDetailsBody, type TeamDetailsBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { faultsOf } from '../../../shared/form/faults';
import { Form, FormError, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import type { ChosenPicture } from '../../../shared/form/picture/picture-chooser';
import { keptAs } from '../../../shared/lib/kept';
import { StepStrip } from '../../../shared/ui/step-strip';
import { teamsApi } from '../api/teams.api';
import { teamDefaults } from '../details/team-defaults';
import { NameFields, PeopleFields } from '../details/team-fields';
import { CrestFields } from './crest-fields';
import { FirstCrest } from './first-crest';
import { SimilarTeams } from './similar-teams';

type Field = keyof TeamDetailsBody;
const STEPS: readonly {
  /** In the address. */
  readonly name: string;
  readonly title: string;
  readonly heading: string;
  readonly fields: readonly Field[];
}[] = [
  { name: 'team', title: 'Team', heading: 'Your team', fields: ['name', 'sport', 'city', 'zone'] },
  { name: 'crest', title: 'Crest', heading: 'Its crest and colors', fields: ['color', 'accent'] },
  {
    name: 'people',
    title: 'Who it is for',
    heading: 'Who it is for',
    fields: ['level', 'genderType', 'privacy', 'joinPolicy'],
  },
];
const LAST = STEPS.length - 1;

type Kept = { readonly details: Partial<TeamDetailsBody>; readonly step: number };
type CreateTeamProps = {
  readonly accountId: string;
  /** The team is there; a picture may still be on its way. */
  readonly onCreated: () => void;
  readonly onDone: (teamId: string) => void;
};

/** A new team in three short steps; what is entered, but for a picture, stays on this device until it is sent. */
export const CreateTeam = ({ accountId, onCreated, onDone }: CreateTeamProps) => {
  const [kept] = useState(() => keptAs<Kept>(`new-team ${accountId}`));
  const [begun] = useState(() => kept.get());
  const [values] = useState(() => ({ ...teamDefaults(), ...begun?.details }));
  const { step, setStep, leave, leaving } = useStep(begun?.step ?? 0, onDone);
  const [create] = teamsApi.useCreateTeamMutation();
  const created = useRef(false);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [withoutCrest, setWithoutCrest] = useState<string | null>(null);
  const { control, trigger, ...form } = useCommandForm({
    schema: teamDetailsBody,
    values,
    send: ({ commandKey }, details) => create({ commandKey, details }),
    // The stream of a team is named by its id: 'team-<id>'.
    onDone: ({ streamId }) => {
      created.current = true;
      kept.set(null);
      const teamId = streamId.slice(streamId.indexOf('-') + 1);
      onCreated();
      if (picture) setWithoutCrest(teamId);
      else leave(teamId);
    },
    onRefused: (failure) => {
      const [first] = faultsOf(failure, Object.keys(values));
      const at = STEPS.findIndex(({ fields }) => fields.some((field) => field === first?.field));
      if (at >= 0) setStep(at);
    },
  });
  const details = useWatch({ control });
  useEffect(() => {
    if (!created.current) kept.set({ details, step });
  }, [details, kept, step]);
  const heading = useHeadingOf(step);

  const goOn = async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (await trigger([...(STEPS[step]?.fields ?? [])], { shouldFocus: true })) setStep(step + 1);
  };
  const stepForm = { ...form, submit: step === LAST ? form.submit : goOn };
  if (leaving) return null;
  if (withoutCrest !== null && picture)
    return <FirstCrest teamId={withoutCrest} picture={picture} onDone={() => leave(withoutCrest)} />;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Box sx={{ mb: 4 }}>
        <StepStrip steps={STEPS} at={step} reached={step} onGoTo={setStep} />
      </Box>
      <Form form={stepForm} label="New team">
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {STEPS[step]?.heading}
        </Typography>
        {step === 0 && (
          <NameFields control={control}>
            <SimilarTeams control={control} />
          </NameFields>
        )}
        {step === 1 && <CrestFields control={control} picture={picture} onPicture={setPicture} />}
        {step === LAST && <PeopleFields control={control} />}
        <FormError form={form} />
        <Box sx={{ display: 'flex', gap: 2 }}>
          {step > 0 && (
            <Button color="inherit" disabled={form.busy} onClick={() => setStep(step - 1)}>
              Back
            </Button>
          )}
          <SubmitButton form={stepForm} label={step === LAST ? 'Create the team' : 'Next'} />
        </Box>
      </Form>
    </Box>
  );
};

/** How many entries of the history the form has made before this one. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;

/**
 * The step that the address names, so that the browser's Back leads to the one before; none that was not come to step by
 * step. `leave` goes back over all of them first: none of them is left behind what was created. @param kept where somebody
 * was when they left
 */
const useStep = (kept: number, onDone: (teamId: string) => void) => {
  const [params, setParams] = useSearchParams();
  const depth = depthOf(useLocation().state);
  const navigate = useNavigate();
  const [done, setDone] = useState<string | null>(null);
  const [reached, setReached] = useState(Math.min(kept, LAST));
  const [isOpened, setIsOpened] = useState(params.has('step') || reached === 0);
  const asked = STEPS.findIndex(({ name }) => name === params.get('step'));
  const setStep = (to: number): void => {
    setReached((now) => Math.max(now, to));
    setParams({ step: STEPS[to]?.name ?? '' }, { state: { depth: depth + 1 } });
  };
  const leave = (teamId: string): void => {
    setDone(teamId);
    if (depth > 0) void navigate(-depth);
  };
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (done !== null && depth === 0) tell(done);
  }, [done, depth]);
  useEffect(() => {
    if (isOpened) return;
    setIsOpened(true);
    setParams({ step: STEPS[reached]?.name ?? '' }, { replace: true });
  }, [isOpened, reached, setParams]);
  return {
    step: isOpened ? Math.min(Math.max(asked, 0), reached) : reached,
    setStep,
    leave,
    leaving: done !== null,
  } as const;
};

/** The heading of a step takes the focus when the step has changed. */
const useHeadingOf = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
};
