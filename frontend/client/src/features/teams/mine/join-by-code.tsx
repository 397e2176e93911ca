import type { TeamInviteView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { TextInput } from '../../../shared/form/fields/text-input';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { AnswerButtons } from '../../../shared/invite/answer-buttons';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { teamsApi } from '../api/teams.api';
import { teamInvites, useIsOnAlready } from '../invite/team-invites';
import { InviteWords } from '../invite/team-invite-card';
import { useJoined } from '../use-joined';

const codeBody = z.object({ code: z.string().trim().min(1, 'Enter the code').max(40, 'This isn’t a code') });
const NO_TEAM = 'No team has this code. It has 8 letters and digits; ask the captain for the newest.';

/** Finds a team by the code that was read aloud, shows which one it is, and joins it. */
export const JoinByCode = ({ onClose }: { readonly onClose: () => void }) => {
  const [invite, setInvite] = useState<TeamInviteView | null>(null);
  return (
    <FormDialog open title="Join by code" maxWidth="xs" onClose={onClose}>
      {invite === null ? (
        <CodeForm onFound={setInvite} onClose={onClose} />
      ) : (
        <Found invite={invite} onClose={onClose} />
      )}
    </FormDialog>
  );
};

type CodeFormProps = {
  readonly onFound: (invite: TeamInviteView) => void;
  readonly onClose: () => void;
};

const CodeForm = ({ onFound, onClose }: CodeFormProps) => {
  const [find] = teamsApi.useLazyTeamCodeQuery();
  const { control, ...form } = useCommandForm({
    schema: codeBody,
    values: { code: '' },
    send: ({ code }) => find(code),
    onDone: onFound,
    onRefused: ({ status }) => {
      if (status !== 404) return false;
      form.setError('code', { message: NO_TEAM });
      return true;
    },
  });
  return (
    <DialogForm form={form} submitLabel="Find the team" onClose={onClose}>
      <TextInput
        control={control}
        name="code"
        label="Code"
        autoFocus
        autoComplete="off"
        helperText="Eight letters and digits, from somebody who runs the team."
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
      />
    </DialogForm>
  );
};

const Found = ({ invite, onClose }: { readonly invite: TeamInviteView; readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const joined = useJoined();
  const isHere = useIsOnAlready(invite);
  const { token, team, role, state, addressed } = invite;
  const accepted = (): void => {
    if (isHere !== true) joined(team, role);
    void navigate(`/teams/${team.teamId}`);
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <div>
          <InviteWords invite={invite} isHere={isHere} />
          {isHere === true && <p>You are there already.</p>}
        </div>
        {state === 'open' && (
          <AnswerButtons
            of={teamInvites}
            token={token}
            acceptLabel={`${isHere === true ? 'Open' : 'Join'} ${team.name}`}
            canDecline={addressed && isHere !== true}
            onAccepted={accepted}
            onDeclined={onClose}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
};
