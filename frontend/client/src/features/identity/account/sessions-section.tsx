import type { SessionItemView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCommand } from '../../../shared/api/use-command';
import { relativeTime } from '../../../shared/lib/times';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { useToast } from '../../../shared/ui/toasts';
import { accountApi } from '../api/account.api';

/** Where one is signed in, and signing out there. */
export const SessionsSection = () => {
  const sessions = accountApi.useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const others = sessions.currentData?.filter(({ current }) => !current) ?? [];
  return (
    <Section
      title="Where you are signed in"
      hint="Sign out what you do not know, and change your password then."
      actions={others.length > 1 && <EndOthers />}
    >
      <QueryView
        query={sessions}
        what="Your devices could not be loaded"
        skeleton={<RowsSkeleton rows={2} height={56} />}
      >
        {(devices) => (
          <Box component="ul" aria-label="Devices" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {devices.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  );
};

const SessionRow = ({ session }: { readonly session: SessionItemView }) => {
  const toast = useToast();
  const [trigger] = accountApi.useEndOwnSessionMutation();
  const { run, busy } = useCommand(trigger);
  const end = async (): Promise<void> => {
    const outcome = await run({ sessionId: session.id });
    if (outcome.ok) toast.show('Signed out there', session.device);
    else toast.failed('The device was not signed out', outcome.failure);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'hairline',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 600 }}>{session.device}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {session.ip} · {session.current ? 'this device' : `last used ${relativeTime(session.lastUsedAt)}`}
        </Typography>
      </Box>
      {!session.current && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={busy}
          aria-label={`Sign out ${session.device}, last used ${relativeTime(session.lastUsedAt)}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </Box>
  );
};

const EndOthers = () => {
  const toast = useToast();
  const [trigger] = accountApi.useEndOtherSessionsMutation();
  const { run, busy } = useCommand(trigger);
  const end = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome.ok) toast.show('Signed out everywhere else');
    else toast.failed('The other devices were not signed out', outcome.failure);
  };
  return (
    <Button variant="outlined" color="inherit" loading={busy} onClick={() => void end()}>
      Sign out all others
    </Button>
  );
};
