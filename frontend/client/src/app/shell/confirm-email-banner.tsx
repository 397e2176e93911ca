import { MarkEmailUnreadRounded } from '../../shared/icons/mark-email-unread-rounded';
import Box from '@mui/material/Box';
import { useSession } from '../../shared/session/use-session';
import { ConfirmEmail } from '../../features/identity/confirm/confirm-email';

/** Stays on top until the person has followed the link in the confirmation mail. */
export const ConfirmEmailBanner = () => {
  const { user } = useSession();
  if (user?.email_confirmed_at !== null) return null;
  const { email } = user;
  return (
    <Box
      component="section"
      aria-label="Confirm your e-mail"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 4, sm: 6 },
        py: 2,
        bgcolor: 'warning.light',
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <MarkEmailUnreadRounded sx={{ fontSize: 20, color: 'warning.main' }} />
      <ConfirmEmail email={email} />
    </Box>
  );
};
