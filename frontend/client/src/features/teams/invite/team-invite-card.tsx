import type { TeamInviteView } from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import { InviteCard, InviteTitle } from '../../../shared/invite/invite-card';
import type { InviteCardProps } from '../../../shared/invite/invites';
import { Crest } from '../../../shared/ui/crest';
import { factsOf } from '../card/team-facts';
import { ROLE_WORDS } from '../team-words';
import { teamInvites } from './team-invites';

const CLOSED: Readonly<Record<Exclude<TeamInviteView['state'], 'open'>, string>> = {
  archived: 'This team is archived at the moment. Ask its captain.',
  accepted: 'This invitation has been used. Ask the team for a new one if it was not you.',
  declined: 'This invitation has been declined. Ask the team for a new one.',
  expired: 'This invitation has expired. Ask the team for a new one.',
  withdrawn: 'The team withdrew this invitation. Ask for a new one.',
};

/** Which team invites, and to what. Children are shown while the invite is open. */
export const TeamInviteCard = ({ token, titles, isHere, children }: InviteCardProps) => (
  <InviteCard
    of={teamInvites}
    token={token}
    mark={({ team }) => <Crest {...team} size={48} />}
    words={(invite) => <InviteWords invite={invite} titles={titles} isHere={isHere} />}
  >
    {children}
  </InviteCard>
);

type InviteWordsProps = Pick<InviteCardProps, 'titles' | 'isHere'> & { readonly invite: TeamInviteView };

/** What somebody is invited to, and whether that still stands. */
export const InviteWords = ({ invite, titles, isHere }: InviteWordsProps) => {
  const { team, role, state, addressed, forAnother } = invite;
  const offer = `You will be ${ROLE_WORDS[role].withArticle}.${addressed && !forAnother ? ' It is for the address that the e-mail was sent to.' : ''}`;
  return (
    <>
      <InviteTitle titles={titles}>{isHere === true ? team.name : `${team.name} invited you`}</InviteTitle>
      <Typography variant="body2">{factsOf(team).join(' · ')}</Typography>
      {isHere !== true && <Typography variant="body2">{state === 'open' ? offer : CLOSED[state]}</Typography>}
    </>
  );
};
