import {
  betaDraftBody,
  betaSubmitBody,
  sportCatalogue,
  type BetaDraftBody,
  type BetaSubmitBody,
  type CommandResultView,
} from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FieldPath } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useSession } from '../../../shared/session/use-session';
import { ManyInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormError, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { betaApi } from '../api/beta.api';

const SPORTS = sportCatalogue.map(({ key, name }) => ({ value: key, label: name }));

type ApplicationFormProps = { readonly initial: BetaDraftBody; readonly onSubmitted: () => void };

/** Asks for the complex and whom to call; a draft may be unfinished. */
export const ApplicationForm = ({ initial, onSubmitted }: ApplicationFormProps) => {
  const toast = useToast();
  const { user } = useSession();
  const [apply] = betaApi.useSubmitBetaApplicationMutation();
  const save = useCommand(betaApi.useSaveBetaDraftMutation()[0]);
  const { control, ...form } = useCommandForm<BetaDraftBody, BetaSubmitBody, CommandResultView>({
    schema: betaSubmitBody,
    values: initial,
    send: ({ commandKey }, details) => apply({ commandKey, details }),
    failureTitle: 'Application not submitted',
    onDone: () => {
      toast.show('Application submitted', 'We tell you each step by e-mail and here.');
      onSubmitted();
    },
    onRefused: ({ code }, body) => void (code === 'email_unconfirmed' && keep(body)),
  });
  const keep = async (body: BetaDraftBody): Promise<boolean> => {
    const outcome = await save.run({ details: body });
    if (outcome.ok) form.reset(body, { keepDirtyValues: false, keepDirty: false });
    return outcome.ok;
  };
  const saveDraft = async (): Promise<void> => {
    form.clearErrors();
    form.clearFailure();
    const { data, error } = betaDraftBody.safeParse(form.getValues());
    for (const { path, message } of error?.issues ?? [])
      form.setError(path.join('.') as FieldPath<BetaDraftBody>, { message });
    if (!data) toast.warn('Validation error', error.issues[0]?.message);
    else if (await keep(data)) toast.show('Draft saved', 'You can continue it whenever you like.');
  };
  const problem = form.problem ?? (save.failure && sentenceOf(save.failure));
  const unconfirmed = user?.email_confirmed_at === null;
  return (
    <Form form={form} label="Application" guarded sx={{ display: 'block' }}>
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
      <FormError form={{ ...form, problem }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3, mb: 6 }}>
        <SubmitButton form={form} label="Submit application" />
        <Button variant="outlined" color="inherit" loading={save.busy} onClick={() => void saveDraft()}>
          Save draft
        </Button>
        {unconfirmed && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You can save a draft now. Confirm your e-mail before you submit it.
          </Typography>
        )}
      </Box>
    </Form>
  );
};
