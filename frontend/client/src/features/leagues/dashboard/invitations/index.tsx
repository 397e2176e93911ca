import type { DashboardParts, OwnInvitationView } from '@fieldhouse/api-contract';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { relativeTime } from '../../../../shared/lib/times';
import { AnswerButtons } from '../../../../shared/invite/answer-buttons';
import { Row, Rows } from '../../../../shared/ui/rows';
import { Section } from '../../../../shared/ui/section';
import { useToast } from '../../../../shared/ui/toasts';
import { leagueInvites } from '../../invite/league-invites';
import { meaningOf, placeOf } from '../../invite/offer-words';

const Invitations = ({ facts }: { readonly facts: DashboardParts['invitations'] }) => (
  <Section title="Invitations" hint="Nothing counts before you accept.">
    <Rows>
      {facts.map((invitation) => (
        <Invitation key={invitation.token} invitation={invitation} />
      ))}
    </Rows>
  </Section>
);

const Invitation = ({ invitation }: { readonly invitation: OwnInvitationView }) => {
  const { token, leagueName, offer, expiresAt } = invitation;
  const toast = useToast();
  return (
    <Row
      title={`${leagueName} invited you to ${placeOf(offer)}`}
      note={`${meaningOf(offer)} Ends ${relativeTime(expiresAt)}.`}
    >
      <AnswerButtons
        of={leagueInvites}
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
export const part: PartOf<'invitations'> = {
  what: 'Your invitations',
  cards: [{ name: 'invitations', order: 10, Card: Invitations }],
};
