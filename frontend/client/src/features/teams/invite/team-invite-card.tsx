import type { TeamInviteView } from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InviteCard } from '../../../shared/invite/invite-card';
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

type TeamInviteCardProps = { readonly token: string; readonly children?: ReactNode };

/** Which team invites, and to what. Children are shown while the invite is open. */
export const TeamInviteCard = ({ token, children }: TeamInviteCardProps) => (
  <InviteCard
    of={teamInvites}
    token={token}
    mark={({ team }) => <Crest {...team} size={48} />}
    words={(invite) => <InviteWords invite={invite} />}
  >
    {children}
  </InviteCard>
);

/** What somebody is invited to, and whether that still stands. */
export const InviteWords = ({ invite }: { readonly invite: TeamInviteView }) => {
  const { team, role, state, addressed } = invite;
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{team.name} invited you</Typography>
      <Typography variant="body2">{factsOf(team).join(' · ')}</Typography>
      <Typography variant="body2">
        {state === 'open'
          ? `You will be ${ROLE_WORDS[role].withArticle}.${addressed ? ' It is for the address that the e-mail was sent to.' : ''}`
          : CLOSED[state]}
      </Typography>
    </>
  );
};
