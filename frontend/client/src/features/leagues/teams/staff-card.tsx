import type { LeagueView, StaffRole } from '@fieldhouse/api-contract';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { PersonAddAltRounded } from '../../../shared/icons/person-add-alt-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { cardPath } from '../../../shared/lib/card-path';
import { Person } from '../../../shared/ui/person';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { OpenInvitations } from '../invitations/open-invitations';
import { STAFF_ROLE_WORDS } from '../invite/offer-words';
import { PersonForm } from './person-form';

const ROLES = (Object.entries(STAFF_ROLE_WORDS) as [StaffRole, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** Who runs the league; only owners change it. */
export const StaffCard = ({ league }: { readonly league: LeagueView }) => {
  const { leagueId, staff, invitations, me } = league;
  const [adding, setAdding] = useState(false);
  const [removeTrigger] = leaguesApi.useRemoveLeagueStaffMutation();
  const remove = useCommand(removeTrigger);
  const toast = useToast();
  const owner = me.staffRoles.includes('owner');
  const owners = staff.filter(({ role }) => role === 'owner').length;
  const takeOut = async (accountId: string): Promise<void> => {
    const outcome = await remove.run({ leagueId, accountId });
    if (!outcome.ok) toast.failed('Not removed', outcome.failure);
  };
  return (
    <Section
      title="League staff"
      hint="Owners and commissioners set the draft up and run it. Only owners change this list."
    >
      <Box sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {staff.map(({ accountId, name, role }) => (
          <Box key={`${accountId}${role}`} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            <Person name={name} to={cardPath(accountId)} note={STAFF_ROLE_WORDS[role]} />
            {owner && !(role === 'owner' && owners === 1) && (
              <IconButton
                size="small"
                aria-label={`Remove ${name}, ${STAFF_ROLE_WORDS[role]}`}
                disabled={remove.busy}
                onClick={() => void takeOut(accountId)}
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
    </Section>
  );
};
