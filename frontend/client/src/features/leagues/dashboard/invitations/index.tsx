import type { OwnInvitationView } from '@fieldhouse/api-contract';
import type { CardPart } from '../../../../shared/dashboard/dashboard-part';
import { relativeTime } from '../../../../shared/lib/times';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { Row, Rows } from '../../../../shared/ui/rows';
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
      <Rows>
        {data.map((invitation) => (
          <Invitation key={invitation.token} invitation={invitation} />
        ))}
      </Rows>
    </Section>
  );
};

const Invitation = ({ invitation }: { readonly invitation: OwnInvitationView }) => {
  const { token, leagueName, offer, expiresAt } = invitation;
  const toast = useToast();
  return (
    <Row
      title={`${leagueName} invited you to ${placeOf(offer)}`}
      note={`${meaningOf(offer)} Ends ${relativeTime(expiresAt)}.`}
    >
      <AnswerButtons
        token={token}
        acceptLabel="Accept"
        canDecline
        onAccepted={() => toast.show('Invitation accepted', leagueName)}
        onDeclined={() => toast.show('Invitation declined', leagueName)}
      />
    </Row>
  );
};

/** What the person's confirmed address is invited to. */
export const part: CardPart = { kind: 'card', name: 'invitations', order: 10, Card: Invitations };
