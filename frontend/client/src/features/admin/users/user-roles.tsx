import type { AdminUserView, GlobalRoleView } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useSession } from '../../../shared/session/use-session';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { CHANGED_BY_ANOTHER } from '../admin-error';
import { useFreshCode } from '../code/use-fresh-code';
import { adminUsersApi, type RoleChange } from '../api/admin-users.api';
import { ROLE_WORDS } from './user-words';

const OPENS: Readonly<Record<GlobalRoleView, string>> = {
  complex_owner: 'the pages of facilities',
  site_admin: 'applications, accounts, contact messages, reports and the books',
};
const NEEDS: Readonly<Record<GlobalRoleView, string>> = {
  complex_owner: '',
  site_admin: ' Two-step verification is needed for it.',
};
type Asked = Pick<RoleChange, 'change' | 'role'>;

/** Grants roles and takes them back, each time with a reason. */
export const UserRoles = ({
  user,
  onStale,
}: {
  readonly user: AdminUserView;
  readonly onStale: () => void;
}) => {
  const { accountId, revision, roles, name } = user;
  const self = useSession().user?.id === accountId;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const [stale, setStale] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(adminUsersApi.useChangeRoleMutation()[0]);
  const { withCode, dialog } = useFreshCode();
  const toast = useToast();
  const ask = (next: Asked): void => {
    clearFailure();
    setStale(false);
    setAsked(next);
    setAsking(true);
  };
  const change = async (reason: string): Promise<void> => {
    if (!asked) return;
    const outcome = await withCode(() => run({ accountId, revision, ...asked, reason }));
    if (outcome.ok) {
      setAsking(false);
      toast.show(`Role ${ROLE_WORDS[asked.role]} ${asked.change === 'grant' ? 'granted' : 'revoked'}`);
    } else if (outcome.failure.status === 412) {
      setAsking(false);
      setStale(true);
      onStale();
    }
  };
  return (
    <>
      {dialog}
      {stale && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {CHANGED_BY_ANOTHER}
        </Alert>
      )}
      {(Object.keys(ROLE_WORDS) as GlobalRoleView[]).map((role) => {
        const has = roles.includes(role);
        const own = self && has && role === 'site_admin';
        return (
          <Box key={role} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
            <Box sx={{ flex: 1, minWidth: 180 }}>
              <Typography sx={{ fontWeight: 600 }}>{ROLE_WORDS[role]}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {own
                  ? 'Another site admin has to take this role from you.'
                  : `Opens ${OPENS[role]}.${NEEDS[role]}`}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              color={has ? 'error' : 'inherit'}
              disabled={own}
              onClick={() => ask({ change: has ? 'revoke' : 'grant', role })}
            >
              {has ? 'Revoke' : 'Grant'} {ROLE_WORDS[role].toLowerCase()}
            </Button>
          </Box>
        );
      })}
      {asked && (
        <ConfirmDialog
          open={asking}
          title={`${asked.change === 'grant' ? 'Grant' : 'Revoke'} the role ${ROLE_WORDS[asked.role]}?`}
          confirmLabel={asked.change === 'grant' ? 'Grant role' : 'Revoke role'}
          tone={asked.change === 'grant' ? 'primary' : 'error'}
          reasonFor="It appears in the account's timeline."
          busy={busy}
          failure={failure}
          onConfirm={({ reason }) => void change(reason)}
          onClose={() => setAsking(false)}
        >
          {asked.change === 'grant'
            ? `${name} gets it at once, without signing in again. It opens ${OPENS[asked.role]}.${NEEDS[asked.role]}`
            : `${name} loses it at once, on all devices. It opened ${OPENS[asked.role]}.`}
        </ConfirmDialog>
      )}
    </>
  );
};
