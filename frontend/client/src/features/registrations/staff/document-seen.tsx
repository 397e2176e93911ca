import type { LeagueProspectus, StaffRegistrationView } from '@fieldhouse/api-contract';
import { z } from 'zod';
import { DayInput } from '../../../shared/form/fields/day-input';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { isTodayOrLater } from '../../../shared/lib/today';
import { registrationsApi } from '../api/registrations.api';
import type { RegistrationLeague } from '../model/own-league';

const schema = z.object({ validUntil: z.iso.date('Give a day').nullable() });
/** @param zone of the league, whose day it is */
const schemaIn = (zone: string) =>
  schema.refine(({ validUntil }) => validUntil === null || isTodayOrLater(validUntil, zone), {
    path: ['validUntil'],
    message: 'Choose today or a later day, or leave it empty',
  });

type DocumentSeenProps = {
  readonly league: RegistrationLeague;
  readonly prospectus: LeagueProspectus;
  readonly registration: StaffRegistrationView;
};

/** Notes that the staff has seen the document that the league asks for; nothing where it asks for none. */
export const DocumentSeen = ({ league, prospectus, registration }: DocumentSeenProps) => {
  const rule = prospectus.eligibility.find((one) => one.rule === 'document');
  const [see] = registrationsApi.useSeeDocumentMutation();
  const { leagueId, zone } = league;
  const { control, ...form } = useCommandForm({
    schema: schemaIn(zone),
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
