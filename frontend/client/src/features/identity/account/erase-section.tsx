import {
  ERASE_WORD,
  eraseAccountBody,
  type AccountView,
  type EraseAccountBody,
} from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Section } from '../../../shared/ui/section';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';

type EraseSectionProps = {
  readonly account: AccountView;
  /** The account is no more. */
  readonly onErased: () => void;
};

/** Leaving for good, with what remains said before. */
export const EraseSection = ({ account, onErased }: EraseSectionProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Erase your account"
      locked={
        account.siteAdmin
          ? 'You run this site. Have another site admin take that role from you first; then you can erase your account.'
          : null
      }
      hint="For good: nobody can bring it back, neither can we."
    >
      {!account.siteAdmin && !open && (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          Erase your account
        </Button>
      )}
      {!account.siteAdmin && open && (
        <EraseForm
          withCode={account.secondFactor.since !== null}
          onErased={onErased}
          onCancel={() => setOpen(false)}
        />
      )}
    </Section>
  );
};

/** What is left to others, by name as soon as that is known. */
const OwnedLeagues = () => {
  const { data } = accountApi.useOwnLeaguesQuery();
  const owned = data?.filter(({ role }) => role === 'owner').map(({ name }) => name);
  if (owned?.length === 0) return null;
  return (
    <li>
      Leagues that you own{owned && ` (${owned.join(', ')})`} go to another owner, or else to the commissioner
      who has been one longest. Where there is neither, nobody can manage them anymore.
    </li>
  );
};

/** Teams are led on, or rest: by name, as soon as that is known. */
const LedTeams = () => {
  const { data } = accountApi.useOwnTeamsQuery();
  if (!data)
    return (
      <li>
        A team whose only captain you are goes to the admin, or else the member, who has been there longest.
        Where nobody could lead it, it is archived.
      </li>
    );
  return data.teams.map(({ teamId, name, successor }) =>
    successor ? (
      <li key={teamId}>
        You are the only captain of {name}.{' '}
        {successor.name === null
          ? 'Nobody else could lead it, so it is archived.'
          : `${successor.name} becomes its captain and is told so.`}
      </li>
    ) : null,
  );
};

type EraseFormProps = {
  readonly withCode: boolean;
  readonly onErased: () => void;
  readonly onCancel: () => void;
};

type Typed = { readonly password: string; readonly code?: string | null; readonly confirmation: string };

const EraseForm = ({ withCode, onErased, onCancel }: EraseFormProps) => {
  const { control, ...form } = useCommandForm<Typed, EraseAccountBody, null>({
    schema: eraseAccountBody,
    values: { password: '', code: undefined, confirmation: '' },
    send: useUntracked(accountApi.endpoints.eraseAccount.initiate),
    onDone: onErased,
  });
  return (
    <Form form={form} label="Erase your account">
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
        <li>The key to your name and address is destroyed, so Fieldhouse can no longer read them.</li>
        <li>You are signed out everywhere. Your address is free for a new account.</li>
        <li>What others share with you stays, without you: teams and drafts show 'Deleted player'.</li>
        <li>
          Leagues that linked a player of theirs to your account lose what they know of that player. Rosters
          and results keep a former player without a name.
        </li>
        <li>Your beta application, your messages to us and e-mails that we kept go too.</li>
        <li>Backups keep what they have until they are deleted.</li>
        <li>
          Your own registrations with leagues are withdrawn; your credit and kept cards go. What you still owe
          stays in the books, without your name, until whoever asked for it cancels it. What a team owes stays
          with the team.
        </li>
        <OwnedLeagues />
        <LedTeams />
      </Box>
      <PasswordInput
        control={control}
        name="password"
        label="Your password"
        autoComplete="current-password"
      />
      {withCode && (
        <TextInput control={control} name="code" label="Code" autoComplete="one-time-code" required />
      )}
      <TextInput
        control={control}
        name="confirmation"
        label={`Type ${ERASE_WORD} to confirm`}
        autoComplete="off"
        required
      />
      <FormFoot form={form} label="Erase for good" color="error" />
      <Typography component="div">
        <Button color="inherit" onClick={onCancel}>
          Keep the account
        </Button>
      </Typography>
    </Form>
  );
};
