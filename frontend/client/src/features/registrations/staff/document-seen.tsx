import type { LeagueProspectus, StaffRegistrationView } from '@fieldhouse/api-contract';
import { z } from 'zod';
import { DayInput } from '../../../shared/form/fields/day-input';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { registrationsApi } from '../api/registrations.api';

const schema = z.object({ validUntil: z.iso.date('Give a day').nullable() });

type DocumentSeenProps = {
  readonly leagueId: string;
  readonly prospectus: LeagueProspectus;
  readonly registration: StaffRegistrationView;
};

/** Notes that the staff has seen the document that the league asks for; nothing where it asks for none. */
export const DocumentSeen = ({ leagueId, prospectus, registration }: DocumentSeenProps) => {
  const rule = prospectus.eligibility.find((one) => one.rule === 'document');
  const [see] = registrationsApi.useSeeDocumentMutation();
  const { control, ...form } = useCommandForm({
    schema,
    values: { validUntil: null },
    send: ({ commandKey, validUntil }) =>
      see({ leagueId, registrationId: registration.registrationId, validUntil, commandKey }),
    onDone: () => undefined,
    clears: true,
  });
  if (rule?.rule !== 'document' || registration.kind === 'team') return null;
  return (
    <Form form={form} label={`Document: ${rule.kind}`}>
      <DayInput
        control={control}
        name="validUntil"
        label={`${rule.kind}: valid until (optional)`}
        emptyIsNull
      />
      <FormFoot form={form} label={`I have seen: ${rule.kind}`} variant="outlined" />
    </Form>
  );
};
