import type { InviteView } from '@fieldhouse/api-contract';
import { GroupAddRounded } from '../../../shared/icons/group-add-rounded';
import Typography from '@mui/material/Typography';
import { venueTime } from '../../../shared/lib/times';
import { InviteCard as Card, InviteTitle } from '../../../shared/invite/invite-card';
import type { InviteCardProps } from '../../../shared/invite/invites';
import { leagueInvites } from './league-invites';
import { meaningOf, placeOf } from './offer-words';

const CLOSED: Readonly<Record<Exclude<InviteView['state'], 'open'>, string>> = {
  accepted: 'This invitation has been used. Ask the league for a new one if it was not you.',
  declined: 'This invitation has been declined. Ask the league for a new one.',
  expired: 'This invitation has expired. Ask the league for a new one.',
  revoked: 'The league withdrew this invitation. Ask for a new one.',
};

/** Which league invites to what. Children are shown while the invite is open. */
export const InviteCard = ({ token, titles, children }: InviteCardProps) => (
  <Card
    of={leagueInvites}
    token={token}
    mark={() => <GroupAddRounded sx={{ color: 'primary.main' }} />}
    words={({ leagueName, offer, state, addressed, forAnother, runBy, draftStartsAt, zone }) => (
      <>
        <InviteTitle titles={titles}>
          {leagueName} invited you to {placeOf(offer)}
        </InviteTitle>
        {runBy && <Typography variant="body2">The league is run by {runBy}</Typography>}
        {draftStartsAt && <Typography variant="body2">Draft: {venueTime(draftStartsAt, zone)}</Typography>}
        <Typography variant="body2">
          {state === 'open'
            ? `${meaningOf(offer)}${addressed && !forAnother ? ' It is for the address that the e-mail was sent to.' : ''}`
            : CLOSED[state]}
        </Typography>
      </>
    )}
  >
    {children}
  </Card>
);
