import type { OwnInvitationView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CardPart } from '../../../../shared/dashboard/dashboard-part';
import { relativeTime } from '../../../../shared/lib/times';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { Section } from '../../../../shared/ui/section';
import { useToast } from '../../../../shared/ui/toasts';
import { leaguesApi } from '../../api/leagues.api';
import { AnswerButtons } from '../../invite/answer-buttons';
import { meaningOf, placeOf } from '../../invite/offer-words';

const Invitations = () => {
  const { data, error, refetch } = leaguesApi.useOwnInvitationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error)
    return (
      <ErrorBlock what="Your invitations could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data || data.length === 0) return null;
  return (
    <Section title="Invitations" hint="Nothing counts before you accept.">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((invitation) => (
          <Invitation key={invitation.token} invitation={invitation} />
        ))}
      </Box>
    </Section>
  );
};

const Invitation = ({ invitation }: { readonly invitation: OwnInvitationView }) => {
  const { token, leagueName, offer, expiresAt } = invitation;
  const toast = useToast();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: 'hairline',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {leagueName} invited you to {placeOf(offer)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {meaningOf(offer)} Ends {relativeTime(expiresAt)}.
        </Typography>
      </Box>
      <Box>
        <AnswerButtons
          token={token}
          acceptLabel="Accept"
          canDecline
          onAccepted={() => toast.show('Invitation accepted', leagueName)}
          onDeclined={() => toast.show('Invitation declined', leagueName)}
        />
      </Box>
    </Box>
  );
};

/** What the person's confirmed address is invited to. */
export const part: CardPart = { kind: 'card', name: 'invitations', order: 10, Card: Invitations };
