import { teamDetailsBody, type TeamDetailsBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { faultsOf } from '../../../shared/form/faults';
import { Form, FormError, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import type { ChosenPicture } from '../../../shared/form/picture/picture-chooser';
import { keptAs } from '../../../shared/lib/kept';
import { teamsApi } from '../api/teams.api';
import { teamDefaults } from '../details/team-defaults';
import { NameFields, PeopleFields } from '../details/team-fields';
import { CrestFields } from './crest-fields';
import { FirstCrest } from './first-crest';
import { SimilarTeams } from './similar-teams';

type Field = keyof TeamDetailsBody;
const STEPS: readonly {
  readonly label: string;
  readonly title: string;
  readonly fields: readonly Field[];
}[] = [
  { label: 'Team', title: 'Your team', fields: ['name', 'sport', 'city', 'zone'] },
  { label: 'Crest', title: 'Its crest and colors', fields: ['color', 'accent'] },
  { label: 'People', title: 'Who it is for', fields: ['level', 'genderType', 'privacy', 'joinPolicy'] },
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
  const [step, setStep] = useState(Math.min(begun?.step ?? 0, LAST));
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
      else onDone(teamId);
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
  if (withoutCrest !== null && picture)
    return <FirstCrest teamId={withoutCrest} picture={picture} onDone={() => onDone(withoutCrest)} />;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Stepper activeStep={step} sx={{ mb: 5 }}>
        {STEPS.map(({ label }) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Form form={stepForm} label="New team">
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {STEPS[step]?.title}
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
