import { invitationBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormError, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { leaguesApi } from '../api/leagues.api';

type PersonFormProps<Role extends string> = {
  readonly leagueId: string;
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  /** The role that is chosen at first. */
  readonly first: Role;
  /** What somebody is invited to. */
  readonly offerOf: (role: Role) => z.infer<typeof invitationBody>['offer'];
  /** What follows for others once it is accepted; undefined: nothing. */
  readonly follows?: (role: string) => string | undefined;
  readonly onClose: () => void;
};

const person = invitationBody.pick({ email: true }).extend({ role: z.string() });

/** Invites an e-mail address to a team or the staff. */
export const PersonForm = <Role extends string>({
  leagueId,
  roles,
  first,
  offerOf,
  follows,
  onClose,
}: PersonFormProps<Role>) => {
  const [invite] = leaguesApi.useIssueInvitationMutation();
  const { control, ...form } = useCommandForm({
    schema: person,
    values: { email: '', role: first },
    send: ({ role, ...address }) => {
      const chosen = roles.find(({ value }) => value === role)?.value ?? first;
      return invite({ leagueId, ...address, offer: offerOf(chosen) });
    },
    onDone: onClose,
  });
  const role = useWatch({ control, name: 'role' });
  return (
    <Form form={form} sx={{ display: 'grid', gap: 3, p: 3, mt: 2, borderRadius: 1, bgcolor: 'sunken' }}>
      <TextInput
        control={control}
        name="email"
        label="E-mail address"
        type="email"
        autoFocus
        helperText="They get an e-mail and decide themselves, with or without an account."
      />
      <SelectInput control={control} name="role" label="Role" options={roles} helperText={follows?.(role)} />
      <FormError form={form} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <SubmitButton form={form} label="Invite" size="small" />
        <Button color="inherit" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
};
