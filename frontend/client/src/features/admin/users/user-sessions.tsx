import type { SessionItemView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { relativeTime } from '../../../shared/lib/times';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { useToast } from '../../../shared/ui/toasts';
import { AdminError } from '../admin-error';
import { adminUsersApi } from '../api/admin-users.api';

/** Where the person is signed in, and the end of it. */
export const UserSessions = ({ accountId }: { readonly accountId: string }) => {
  const { data, error, refetch } = adminUsersApi.useAdminSessionsQuery(accountId, {
    refetchOnMountOrArgChange: true,
  });
  const [asked, setAsked] = useState<SessionItemView | null>(null);
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(adminUsersApi.useEndSessionMutation()[0]);
  const toast = useToast();
  const end = async (reason: string): Promise<void> => {
    if (!asked) return;
    const outcome = await run({ accountId, sessionId: asked.id, reason });
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Session ended');
  };
  if (!data && error)
    return (
      <AdminError what="The sessions could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <RowsSkeleton rows={2} height={56} />;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Signed in nowhere at the moment.</Typography>;
  return (
    <>
      {data.map((session) => (
        <Box key={session.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {session.device}
              {session.current && ' (this one)'}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {session.ip} · last used {relativeTime(session.lastUsedAt)}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            color="error"
            aria-label={`End session, ${session.device}`}
            onClick={() => {
              clearFailure();
              setAsked(session);
              setAsking(true);
            }}
          >
            End session
          </Button>
        </Box>
      ))}
      {asked && (
        <ConfirmDialog
          open={asking}
          title="End this session?"
          confirmLabel="End session"
          tone="error"
          reasonFor="It appears in the account's timeline."
          busy={busy}
          failure={failure}
          onConfirm={({ reason }) => void end(reason)}
          onClose={() => setAsking(false)}
        >
          {asked.current
            ? 'It is your own: you are signed out here at once.'
            : `${asked.device} is signed out within seconds. What is not saved there is lost.`}
        </ConfirmDialog>
      )}
    </>
  );
};
