import {
  betaDraftBody,
  betaSubmitBody,
  sportCatalogue,
  type BetaDraftBody,
  type BetaSubmitBody,
} from '@fieldhouse/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { sentenceOf, type Failure } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useSession } from '../../../shared/session/use-session';
import { ManyInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { betaApi } from '../api/beta.api';

/** Top to bottom, as they stand on the screen. */
const FIELDS = ['complexName', 'city', 'sports', 'arenas', 'contactName', 'contactPhone'] as const;
const SPORTS = sportCatalogue.map(({ key, name }) => ({ value: key, label: name }));

type ApplicationFormProps = { readonly initial: BetaDraftBody; readonly onSubmitted: () => void };

/** Asks for the complex and whom to call; a draft may be unfinished. */
export const ApplicationForm = ({ initial, onSubmitted }: ApplicationFormProps) => {
  const toast = useToast();
  const { user } = useSession();
  const save = useCommand(betaApi.useSaveBetaDraftMutation()[0]);
  const submit = useCommand(betaApi.useSubmitBetaApplicationMutation()[0]);
  const { control, handleSubmit, getValues, setError, clearErrors, reset, formState } =
    useForm<BetaDraftBody>({
      // What is sent is complete; what stands in the form on the way there need not be.
      // eslint-disable-next-line no-restricted-syntax -- see above
      resolver: zodResolver(betaSubmitBody) as unknown as Resolver<BetaDraftBody>,
      defaultValues: initial,
    });
  const refused = (errors: FieldErrors<BetaDraftBody>): void => {
    const message = FIELDS.map((field) => errors[field]?.message).find((text) => typeof text === 'string');
    toast.warn('Validation error', message);
  };
  const keep = async (body: BetaDraftBody): Promise<boolean> => {
    const outcome = await save.run({ details: body });
    if (outcome.ok) reset(body);
    return outcome.ok;
  };
  const saveDraft = async (): Promise<void> => {
    clearErrors();
    const parsed = betaDraftBody.safeParse(getValues());
    if (!parsed.success) {
      const [first] = parsed.error.issues;
      const field = FIELDS.find((name) => name === first?.path[0]);
      if (field) setError(field, { message: first?.message });
      return toast.warn('Validation error', first?.message);
    }
    submit.clearFailure();
    if (await keep(parsed.data)) toast.show('Draft saved', 'You can go on with it whenever you like.');
  };
  const send = handleSubmit(async (body) => {
    const outcome = await submit.run({ details: body as BetaSubmitBody });
    if (outcome.ok) {
      reset(body);
      toast.show('Application submitted', 'We tell you each step by mail and here.');
      return onSubmitted();
    }
    for (const { field, message } of outcome.failure.errors ?? []) {
      const known = FIELDS.find((name) => name === field);
      if (known) setError(known, { message });
    }
    toast.failed('Application not submitted', outcome.failure);
    if (outcome.failure.code === 'email_unconfirmed') await keep(body);
  }, refused);
  const unconfirmed = user?.email_confirmed_at === null;
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <UnsavedGuard dirty={formState.isDirty && !submit.busy && !save.busy} />
      <Section title="Your complex">
        <Box sx={{ display: 'grid', gap: 4 }}>
          <FieldGrid>
            <TextInput
              control={control}
              name="complexName"
              label="Complex name"
              autoComplete="organization"
            />
            <TextInput control={control} name="city" label="City" autoComplete="address-level2" />
          </FieldGrid>
          <ManyInput control={control} name="sports" label="Sports played there" options={SPORTS} />
          <FieldGrid>
            <NumberInput
              control={control}
              name="arenas"
              label="Number of arenas"
              emptyIsNull
              helperText="Fields, courts, rinks: whatever can be booked by itself."
            />
          </FieldGrid>
        </Box>
      </Section>
      <Section title="Whom can we call?" hint="Only Fieldhouse's site admins see this.">
        <FieldGrid>
          <TextInput control={control} name="contactName" label="Contact name" autoComplete="name" />
          <TextInput
            control={control}
            name="contactPhone"
            label="Phone number"
            type="tel"
            autoComplete="tel"
            placeholder="+1 555 010 9999"
          />
        </FieldGrid>
      </Section>
      <Told failure={submit.failure ?? save.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 6 }}>
        <Button type="submit" variant="contained" loading={submit.busy}>
          Submit application
        </Button>
        <Button variant="outlined" color="inherit" loading={save.busy} onClick={() => void saveDraft()}>
          Save draft
        </Button>
        {unconfirmed && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You can save a draft now. Confirm your e-mail before you submit it.
          </Typography>
        )}
      </Box>
    </form>
  );
};

const Told = ({ failure }: { readonly failure: Failure | null }) =>
  failure && (
    <Typography role="alert" sx={{ mb: 3, color: 'error.main', fontWeight: 550 }}>
      {sentenceOf(failure)}
    </Typography>
  );
