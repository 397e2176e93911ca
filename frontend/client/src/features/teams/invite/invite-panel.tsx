import { invitedRole, type TeamView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { UploadFileRounded } from '../../../shared/icons/upload-file-rounded';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { addressesIn, addressesText } from './pasted-addresses';
import { rolesToGive } from './roles-to-give';
import { TeamLink } from './team-link';
import { Teammates } from './teammates';
import { useInvitedWords } from './use-invited-words';

const RosterImport = lazyOverlay(
  async () => (await import('../import/roster-import')).RosterImport,
  'the import of a list',
);

const inviteForm = z.object({ addresses: addressesText, role: invitedRole });

/** The ways to bring people onto the team: mails, one link for everybody, and those whom one knows. */
export const InvitePanel = ({ team }: { readonly team: TeamView }) => (
  <>
    <InviteByMail team={team} />
    <ImportList team={team} />
    <Typography variant="h3" sx={{ mt: 6, mb: 2 }}>
      Or one link for everybody
    </Typography>
    <TeamLink team={team} />
    <Teammates team={team} />
  </>
);

/** Many at once, with the role, number and positions that a list has of them. */
const ImportList = ({ team }: { readonly team: TeamView }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadFileRounded />}
        onClick={() => setOpen(true)}
        sx={{ mt: 3, minHeight: 44 }}
      >
        Import a list
      </Button>
      <RosterImport open={open} team={team} onClose={() => setOpen(false)} />
    </>
  );
};

const InviteByMail = ({ team: { teamId, me, running } }: { readonly team: TeamView }) => {
  const [invite] = teamsApi.useInviteMembersMutation();
  const invitedWords = useInvitedWords(teamId);
  const openBefore = useRef<readonly string[]>([]);
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: inviteForm,
    values: { addresses: '', role: 'player' },
    send: ({ commandKey }, { addresses, role }) => {
      openBefore.current = running?.invitations.map(({ to }) => to) ?? [];
      return invite({ teamId, commandKey, emails: addressesIn(addresses), role });
    },
    onDone: (result, { addresses }) => {
      void invitedWords(result, addressesIn(addresses), openBefore.current).then((words) =>
        toast.show(words),
      );
    },
    clears: true,
  });
  return (
    <Form form={form} label="Invite by e-mail">
      <TextInput
        control={control}
        name="addresses"
        label="E-mail addresses"
        multiline
        minRows={2}
        helperText="One or more, also pasted from a list. They need no account yet."
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <SelectInput control={control} name="role" label="Invite as" options={rolesToGive(me?.role)} />
      <FormFoot form={form} label="Send invitations" />
    </Form>
  );
};
