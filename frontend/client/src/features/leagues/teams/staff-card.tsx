import { staffBody, type LeagueView, type StaffRole } from '@fieldhouse/api-contract';
import CloseRounded from '@mui/icons-material/CloseRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { cardPath } from '../../../shared/lib/card-path';
import { Person } from '../../../shared/ui/person';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { PersonForm } from './person-form';

const ROLES: readonly { readonly value: StaffRole; readonly label: string }[] = [
  { value: 'commissioner', label: 'Commissioner' },
  { value: 'owner', label: 'Owner' },
  { value: 'treasurer', label: 'Treasurer' },
  { value: 'scorekeeper', label: 'Scorekeeper' },
];
const wordOf = (role: StaffRole): string => ROLES.find(({ value }) => value === role)?.label ?? role;

/** Who runs the league; only owners change it. */
export const StaffCard = ({ league }: { readonly league: LeagueView }) => {
  const { leagueId, staff, me } = league;
  const [adding, setAdding] = useState(false);
  const [addTrigger] = leaguesApi.useAddLeagueStaffMutation();
  const [removeTrigger] = leaguesApi.useRemoveLeagueStaffMutation();
  const add = useCommand(addTrigger);
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
            <Person name={name} to={cardPath(accountId)} note={wordOf(role)} />
            {owner && !(role === 'owner' && owners === 1) && (
              <IconButton
                size="small"
                aria-label={`Remove ${name}, ${wordOf(role)}`}
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
      {owner && !adding && (
        <Button size="small" startIcon={<PersonAddAltRounded />} onClick={() => setAdding(true)}>
          Add staff by e-mail
        </Button>
      )}
      {adding && (
        <PersonForm
          schema={staffBody}
          roles={ROLES}
          first="commissioner"
          busy={add.busy}
          message={add.failure ? sentenceOf(add.failure) : null}
          onClose={() => setAdding(false)}
          onAdd={async (email, role) => {
            const outcome = await add.run({ leagueId, email, role });
            if (outcome.ok) setAdding(false);
          }}
        />
      )}
    </Section>
  );
};
