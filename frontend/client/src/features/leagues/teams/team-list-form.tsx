import { teamListBody, type LeagueView, type TeamListBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ClipboardEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { count } from '../../../shared/lib/words';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormError, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { pastedTeams, type TeamRow } from './pasted-teams';
import { colorFor } from '../../../shared/lib/team-colors';

const EMPTY: TeamRow = { name: '', captainEmail: '' };

/** What is there and still lacks a captain, then a row for each place that is left. */
const rowsOf = ({ teams, teamCount, invitations }: LeagueView): TeamRow[] => {
  const invitedTo = new Set(invitations.flatMap(({ offer }) => (offer.kind === 'team' ? offer.teamId : [])));
  const unled = teams.filter(({ teamId, people }) => people.length === 0 && !invitedTo.has(teamId));
  const free = Array.from({ length: Math.max(0, teamCount - teams.length) }, () => EMPTY);
  return [...unled.map(({ name }) => ({ name, captainEmail: '' })), ...free];
};

const says = ({ name, captainEmail }: TeamRow): boolean => name.trim() !== '' || captainEmail.trim() !== '';

/** The rows that say something; a team with a captain and no name is called by its number. */
const filled = (rows: readonly TeamRow[], { teams }: LeagueView): TeamListBody['teams'] => {
  let number = teams.length;
  return rows.filter(says).map(({ name, captainEmail }) => {
    const known = teams.some((team) => team.name.toLowerCase() === name.trim().toLowerCase());
    if (!known) number += 1;
    return {
      name: name.trim() || `Team ${number}`,
      color: colorFor(number - 1),
      captainEmail: captainEmail.trim() || null,
    };
  });
};

/** The rows, each said to be wrong where the list that they make is. */
const listOf = (league: LeagueView) =>
  z.object({ teams: z.array(z.object({ name: z.string(), captainEmail: z.string() })) }).check((context) => {
    const rows = context.value.teams;
    const said = rows.flatMap((row, index) => (says(row) ? index : []));
    const { error } = teamListBody.safeParse({ teams: filled(rows, league) });
    for (const { path, message } of error?.issues ?? []) {
      const [, at, field] = path;
      const place = ['teams', said[Number(at)] ?? 0, field === 'captainEmail' ? field : 'name'];
      context.issues.push({ code: 'custom', message, path: place, input: rows });
    }
  });

type TeamListFormProps = { readonly league: LeagueView; readonly onDone?: () => void };

/** All teams of a league and their captains from one list, typed or pasted. */
export const TeamListForm = ({ league, onDone }: TeamListFormProps) => {
  const [enter] = leaguesApi.useEnterTeamsMutation();
  const toast = useToast();
  // What others enter meanwhile must not move the rows that somebody is typing in.
  const [values] = useState(() => ({ teams: rowsOf(league) }));
  const { control, setValue, ...form } = useCommandForm({
    schema: listOf(league),
    values,
    send: ({ teams: rows, ...sent }) =>
      enter({ leagueId: league.leagueId, teams: filled(rows, league), ...sent }),
    clears: true,
    onDone: () => {
      toast.show(
        `${count(teams.length, 'team')} in the league`,
        captains > 0 ? `${count(captains, 'captain')} invited by e-mail.` : undefined,
      );
      onDone?.();
    },
  });
  const { fields, append } = useFieldArray({ control, name: 'teams' });
  const teams = filled(useWatch({ control, name: 'teams' }), league);
  const captains = teams.filter(({ captainEmail }) => captainEmail !== null).length;

  const paste = (event: ClipboardEvent, from: number): void => {
    const rows = pastedTeams(event.clipboardData.getData('text'));
    // One word goes where the cursor is, as always.
    if (rows.length < 2 && !(rows[0]?.name && rows[0].captainEmail)) return;
    event.preventDefault();
    // One by one: the row that was pasted into stays, and the cursor in it.
    rows.forEach(({ name, captainEmail }, offset) => {
      const row = from + offset;
      if (row >= fields.length) return append({ name, captainEmail }, { shouldFocus: false });
      if (name) setValue(`teams.${row}.name`, name, { shouldDirty: true });
      if (captainEmail) setValue(`teams.${row}.captainEmail`, captainEmail, { shouldDirty: true });
    });
  };
  return (
    <Section
      title="Teams and captains"
      hint="Type them, or paste a list from a spreadsheet or an e-mail: a team name, its captain’s e-mail address, or both on each line. Each captain gets an e-mail with an invitation."
    >
      <Form form={form} label="Teams and captains" guarded>
        <Box component="ol" sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
          {fields.map((field, index) => (
            <Box
              component="li"
              key={field.id}
              onPaste={(event) => paste(event, index)}
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: {
                  xs: 'minmax(0, 2fr) minmax(0, 3fr)',
                  sm: '2rem minmax(0, 2fr) minmax(0, 3fr)',
                },
              }}
            >
              <Typography
                aria-hidden
                sx={{
                  display: { xs: 'none', sm: 'block' },
                  pt: 2,
                  color: 'text.secondary',
                  textAlign: 'right',
                }}
              >
                {index + 1}
              </Typography>
              <TextInput
                control={control}
                name={`teams.${index}.name`}
                placeholder={`Team ${index + 1}`}
                slotProps={{ htmlInput: { 'aria-label': `Name of team ${index + 1}` } }}
              />
              <TextInput
                control={control}
                name={`teams.${index}.captainEmail`}
                type="email"
                placeholder="captain@example.org"
                slotProps={{ htmlInput: { 'aria-label': `Captain’s e-mail of team ${index + 1}` } }}
              />
            </Box>
          ))}
        </Box>
        <FormError form={form} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <SubmitButton
            form={form}
            label={submitWords(teams.length, captains)}
            disabled={teams.length === 0}
          />
          {onDone && (
            <Button color="inherit" onClick={onDone}>
              Cancel
            </Button>
          )}
        </Box>
      </Form>
    </Section>
  );
};

const submitWords = (teams: number, captains: number): string => {
  if (teams === 0) return 'Add teams';
  const entered = `Add ${count(teams, 'team')}`;
  return captains === 0 ? entered : `${entered}, invite ${count(captains, 'captain')}`;
};
