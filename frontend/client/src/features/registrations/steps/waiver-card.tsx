import { ownRegistrationBodies, type WaiverView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { z } from 'zod';
import { TextInput } from '../../../shared/form/fields/text-input';
import { SegmentInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { expiryWords } from '../../../shared/lib/prospectus-words';
import { Button } from '../../../shared/ui/button';
import { StatusChip } from '../../../shared/ui/status-chip';
import { registrationsApi } from '../api/registrations.api';
import type { RegistrationContext } from '../model/own-league';
import { signatureOf } from '../model/steps';
import { signatureWords } from '../words/waiver-words';

type WaiverCardProps = {
  readonly waiver: WaiverView;
  readonly context: Pick<RegistrationContext, 'league' | 'own'>;
};

/** A waiver to read and sign, or how it was answered. */
export const WaiverCard = ({ waiver, context }: WaiverCardProps) => {
  const { signature, state } = signatureOf(waiver, context);
  const [again, setAgain] = useState(false);
  const isAnswered = state === 'accepted' || state === 'refused';
  return (
    <section aria-label={waiver.title} className="waiver">
      <div className="registration-head">
        <h4>{waiver.title}</h4>
        <StatusChip state={state === 'accepted' ? 'signed' : waiver.required ? 'to_sign' : 'optional'} />
      </div>
      {signature && <p className="muted">{signatureWords(state, signature, context.league.zone)}</p>}
      {/* Keyboards scroll what has the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div role="region" aria-label={`Text of ${waiver.title}`} tabIndex={0} className="waiver-text">
        {waiver.text}
      </div>
      <p className="caption">
        Version {waiver.version} · {expiryWords(waiver.expiry)}
      </p>
      {isAnswered && !again ? (
        state === 'refused' && (
          <Button size="small" onClick={() => setAgain(true)}>
            Answer again
          </Button>
        )
      ) : (
        <SignForm waiver={waiver} leagueId={context.league.leagueId} onDone={() => setAgain(false)} />
      )}
    </section>
  );
};

const schema = z.object({
  accepted: z.string().pipe(z.enum(['yes', 'no'], 'Choose one of these')),
  name: ownRegistrationBodies.SignWaiver.shape.name,
  adult: z.boolean().refine((adult) => adult, 'Only adults can sign'),
});

type SignFormProps = {
  readonly waiver: WaiverView;
  readonly leagueId: string;
  readonly onDone: () => void;
};

const SignForm = ({ waiver, leagueId, onDone }: SignFormProps) => {
  const { waiverId, version, textHash, required, title } = waiver;
  const [sign] = registrationsApi.useSignWaiverMutation();
  const { control, ...form } = useCommandForm({
    schema,
    values: { accepted: required ? 'yes' : '', name: '', adult: false },
    send: ({ commandKey }, { accepted, name }) =>
      sign({
        ...{ leagueId, waiverId, version, textHash, name, commandKey },
        accepted: accepted === 'yes',
        adult: true,
      }),
    onDone,
  });
  const adultFault = form.formState.errors.adult?.message;
  return (
    <Form form={form} label={`Sign ${title}`}>
      {!required && (
        <SegmentInput
          control={control}
          name="accepted"
          label="Do you accept it?"
          options={[
            { value: 'yes', label: 'I accept' },
            { value: 'no', label: 'I do not accept' },
          ]}
        />
      )}
      <TextInput
        control={control}
        name="name"
        label="Your full name"
        autoComplete="name"
        helperText="Typed as you would sign it on paper"
      />
      <SwitchInput control={control} name="adult" label="I am 18 or older" helperText={adultFault} />
      <FormFoot form={form} label={required ? 'Accept and sign' : 'Sign your answer'} />
    </Form>
  );
};
