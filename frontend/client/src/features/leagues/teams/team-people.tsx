import type { LeagueTeamView, LeagueView, TeamRoleView } from '@fieldhouse/api-contract';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { PersonAddAltRounded } from '../../../shared/icons/person-add-alt-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { cardPath } from '../../../shared/lib/card-path';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { Person } from '../../../shared/ui/person';
import { leaguesApi } from '../api/leagues.api';
import { TEAM_ROLE_WORDS } from '../team-roles';
import { OpenInvitations } from '../invitations/open-invitations';
import { PersonForm } from './person-form';
import { InviteButton, InviteList } from './team-invites';

const ROLES = (Object.entries(TEAM_ROLE_WORDS) as [TeamRoleView, { readonly name: string }][]).map(
  ([value, { name }]) => ({ value, label: name }),
);

/** Captain, co-captains and proxies; more come by an invitation to their e-mail address or by an invite link. */
export const TeamPeople = ({
  leagueId,
  revision,
  team,
  invitations,
}: {
  readonly leagueId: string;
  /** Of the league that the team was read from. */
  readonly revision: number;
  readonly team: LeagueTeamView;
  /** The open ones to this team. */
  readonly invitations: LeagueView['invitations'];
}) => {
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<LeagueTeamView['people'][number] | null>(null);
  const [revoke] = leaguesApi.useRevokeTeamRoleMutation();
  const { run, busy, failure, clearFailure } = useCommand(revoke);
  const kept = useKeptFocus<HTMLDivElement>();
  const { teamId } = team;
  const captain = team.people.find(({ role }) => role === 'captain');
  // Whoever has another role by then is asked about once more: a co-captain may have become the captain.
  const { people } = useSeen(team, chosen !== null, failure);
  const ifRevision = useSeen(revision, chosen !== null, failure);
  const asked = chosen && (people.find(({ accountId }) => accountId === chosen.accountId) ?? chosen);
  const takeOut = async (accountId: string): Promise<void> => {
    if ((await run({ leagueId, teamId, accountId, ifRevision })).ok) setChosen(null);
  };
  return (
    <Box>
      <Box {...kept} role="group" aria-label={`Who leads ${team.name}`}>
        {team.people.map(({ accountId, name, role }) => (
          <Box key={`${accountId}${role}`} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <Person name={name} to={cardPath(accountId)} note={TEAM_ROLE_WORDS[role].name} />
            <IconButton
              size="small"
              aria-label={`Remove ${name}`}
              onClick={() => setChosen({ accountId, name, role })}
              sx={{ ml: 'auto' }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <OpenInvitations leagueId={leagueId} invitations={invitations} />
      <InviteList leagueId={leagueId} team={team} />
      {adding ? (
        <PersonForm
          leagueId={leagueId}
          roles={ROLES}
          first={captain ? 'co_captain' : 'captain'}
          offerOf={(role) => ({ kind: 'team', teamId, role })}
          follows={(role) =>
            role === 'captain' && captain
              ? `Once it is accepted, ${captain.name} no longer picks for ${team.name}: a team has one captain.`
              : undefined
          }
          onClose={() => setAdding(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -3 }}>
          <Button size="small" startIcon={<PersonAddAltRounded />} onClick={() => setAdding(true)}>
            Invite by e-mail
          </Button>
          <InviteButton leagueId={leagueId} team={team} />
        </Box>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title={`Remove ${asked?.name} from ${team.name}?`}
        confirmLabel={asked ? `Remove the ${TEAM_ROLE_WORDS[asked.role].name.toLowerCase()}` : 'Remove'}
        tone="error"
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={() => asked && void takeOut(asked.accountId)}
        onClose={() => {
          setChosen(null);
          clearFailure();
        }}
      >
        {asked?.name} no longer picks for the team. Only a new invitation that they accept brings them back.
        {asked?.role === 'captain' && ' Until somebody accepts one, the team has no captain.'}
      </ConfirmDialog>
    </Box>
  );
};
