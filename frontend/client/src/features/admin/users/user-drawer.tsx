import { CloseRounded } from '../../../shared/icons/close-rounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AdminUserView } from '@fieldhouse/api-contract';
import { useId, type ReactNode } from 'react';
import { exactTime } from '../../../shared/lib/times';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { AdminError } from '../admin-error';
import { adminUsersApi } from '../api/admin-users.api';
import { UserFactor } from './user-factor';
import { UserRoles } from './user-roles';
import { UserSessions } from './user-sessions';
import { stepSentence } from './user-words';

type UserDrawerProps = {
  /** Null: closed. */
  readonly accountId: string | null;
  readonly onClose: () => void;
};

/** One account, with what a site admin can do about it. */
export const UserDrawer = ({ accountId, onClose }: UserDrawerProps) => {
  const titleId = useId();
  const { currentData, error, refetch } = adminUsersApi.useAdminUserQuery(accountId ?? '', {
    skip: accountId === null,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Drawer
      anchor="right"
      open={accountId !== null}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(560px, 100vw)' } },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 5,
          py: 3,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'hairline',
        }}
      >
        <Typography id={titleId} variant="h1" component="h2" noWrap>
          {currentData?.name ?? 'Account'}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ p: 5, display: 'grid', gap: 8 }}>
        {!currentData && error && (
          <AdminError what="The account could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!currentData && !error && <RowsSkeleton rows={6} />}
        {currentData && <Parts user={currentData} onStale={() => void refetch()} />}
      </Box>
    </Drawer>
  );
};

const Parts = ({ user, onStale }: { readonly user: AdminUserView; readonly onStale: () => void }) => (
  <>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2 }}
    >
      <Fact name="E-mail">{user.email}</Fact>
      <Fact name="Confirmed">{user.emailConfirmedAt ? exactTime(user.emailConfirmedAt) : 'Not yet'}</Fact>
      <Fact name="Signed up">{exactTime(user.registeredAt)}</Fact>
    </Box>
    <Part title="Roles">
      <UserRoles user={user} onStale={onStale} />
    </Part>
    <Part title="Two-step verification">
      <UserFactor user={user} />
    </Part>
    <Part title="Sessions">
      <UserSessions accountId={user.accountId} />
    </Part>
    <Part title="Timeline">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {user.timeline.map((step, index) => (
          <TimelineRow
            key={`${step.type}${step.at}${index}`}
            at={step.at}
            who={step.by?.name ?? 'Fieldhouse'}
            what={stepSentence(step)}
            why={step.reason}
          />
        ))}
      </Box>
    </Part>
  </>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
