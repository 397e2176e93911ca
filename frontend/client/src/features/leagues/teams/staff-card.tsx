import type { LeagueView, StaffRole } from '@fieldhouse/api-contract';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { PersonAddAltRounded } from '../../../shared/icons/person-add-alt-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { cardPath } from '../../../shared/lib/card-path';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { listOf } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Person } from '../../../shared/ui/person';
import { Section } from '../../../shared/ui/section';
import { leaguesApi } from '../api/leagues.api';
import { OpenInvitations } from '../invitations/open-invitations';
import { STAFF_ROLE_WORDS } from '../invite/offer-words';
import { PersonForm } from './person-form';

type StaffMember = LeagueView['staff'][number];

const ROLES = (Object.entries(STAFF_ROLE_WORDS) as [StaffRole, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** Who runs the league; only owners change it. */
export const StaffCard = ({ league }: { readonly league: LeagueView }) => {
  const { leagueId, staff, invitations, me } = league;
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<StaffMember | null>(null);
  const [revoke] = leaguesApi.useRevokeLeagueRoleMutation();
  const { run, busy, failure, clearFailure } = useCommand(revoke);
  const kept = useKeptFocus<HTMLDivElement>();
  const owner = me.staffRoles.includes('owner');
  const owners = staff.filter(({ role }) => role === 'owner').length;
  const others = staff.filter((one) => one.accountId === asked?.accountId && one.role !== asked.role);
  const takeOut = async ({ accountId, role }: StaffMember): Promise<void> => {
    if ((await run({ leagueId, accountId, role })).ok) setAsked(null);
  };
  return (
    <Section
      title="League staff"
      hint="Owners and commissioners set the draft up and run it. Only owners change this list."
    >
      <Box
        {...kept}
        role="group"
        aria-label="Who runs the league"
        sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { md: '1fr 1fr' } }}
      >
        {staff.map(({ accountId, name, role }) => (
          <Box key={`${accountId}${role}`} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            <Person name={name} to={cardPath(accountId)} note={STAFF_ROLE_WORDS[role]} />
            {owner && !(role === 'owner' && owners === 1) && (
              <IconButton
                size="small"
                aria-label={`Remove ${name}, ${STAFF_ROLE_WORDS[role]}`}
                onClick={() => setAsked({ accountId, name, role })}
                sx={{ ml: 'auto' }}
              >
                <CloseRounded fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <OpenInvitations
        leagueId={leagueId}
        invitations={invitations.filter(({ offer }) => offer.kind === 'staff')}
        canChange={owner}
      />
      {owner && !adding && (
        <Button size="small" startIcon={<PersonAddAltRounded />} onClick={() => setAdding(true)}>
          Invite staff by e-mail
        </Button>
      )}
      {adding && (
        <PersonForm
          leagueId={leagueId}
          roles={ROLES}
          first="commissioner"
          offerOf={(role) => ({ kind: 'staff', role })}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`Remove ${asked?.name} as ${asked ? STAFF_ROLE_WORDS[asked.role].toLowerCase() : ''}?`}
        confirmLabel="Remove the role"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => asked && void takeOut(asked)}
        onClose={() => {
          setAsked(null);
          clearFailure();
        }}
      >
        {others.length === 0
          ? 'They no longer help to run the league.'
          : `They stay ${listOf(others.map(({ role }) => STAFF_ROLE_WORDS[role].toLowerCase()))}.`}{' '}
        Only a new invitation that they accept gives it back.
      </ConfirmDialog>
    </Section>
  );
};
