import MarkEmailUnreadRounded from '@mui/icons-material/MarkEmailUnreadRounded';
import Box from '@mui/material/Box';
import { ResendButton } from './resend-button';
import { useResend } from './use-resend';

/** Stays on top until the person has followed the link in the confirmation mail. */
export const ConfirmEmail = ({ email }: { readonly email: string }) => {
  const state = useResend();
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
      <Box role="status" sx={{ flex: 1, minWidth: 200 }}>
        <Box component="strong" sx={{ fontWeight: 650 }}>
          Confirm your e-mail
        </Box>{' '}
        {state.problem ??
          (state.sent
            ? `A new mail is on its way to ${email}.`
            : `Follow the link that we sent to ${email}. Until then you cannot create leagues.`)}
      </Box>
      <ResendButton state={state} />
    </Box>
  );
};
