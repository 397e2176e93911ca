import { playerBody, type PlayerBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { ManyInput, NIGHTS, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { FieldGrid } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { poolApi } from '../api/pool.api';
import { nameOf } from './pool-filters';
import { GENDER_WORDS } from './player-words';

type PlayerFormProps = {
  readonly leagueId: string;
  /** Null: a new one. */
  readonly player: PoolPlayerView | null;
  readonly positions: readonly { readonly code: string; readonly name: string }[];
  readonly onAdded: () => void;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
};

const EMPTY: PlayerBody = {
  externalId: null,
  firstName: '',
  lastName: '',
  birthDate: null,
  hometown: null,
  gender: null,
  positions: [],
  rating: null,
  nights: [],
  comment: null,
};

const bodyOf = ({
  externalId,
  firstName,
  lastName,
  birthDate,
  hometown,
  gender,
  positions,
  rating,
  nights,
  comment,
}: PoolPlayerView): PlayerBody => ({
  externalId,
  firstName,
  lastName,
  birthDate,
  hometown,
  gender,
  positions,
  rating,
  nights,
  comment,
});

/** Everything that a player registered with; adds or changes one. */
export const PlayerForm = ({ leagueId, player, positions, onAdded, onDirty }: PlayerFormProps) => {
  const { control, handleSubmit, reset, formState } = useForm<PlayerBody>({
    resolver: zodResolver(playerBody),
    defaultValues: player ? bodyOf(player) : EMPTY,
  });
  const [addTrigger] = poolApi.useRegisterPlayerMutation();
  const [changeTrigger] = poolApi.useChangePlayerMutation();
  const add = useCommand(addTrigger);
  const change = useCommand(changeTrigger);
  const toast = useToast();
  const failure = add.failure ?? change.failure;
  const submit = handleSubmit(async (body) => {
    const outcome = player
      ? await change.run({ leagueId, playerId: player.playerId, details: body })
      : await add.run({ leagueId, details: body });
    if (!outcome.ok) return;
    toast.show(player ? 'Player saved' : 'Player added', nameOf(body));
    reset(body);
    if (!player) onAdded();
  });
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Player">
      <Box sx={{ display: 'grid', gap: 4 }}>
        <FieldGrid>
          <TextInput control={control} name="firstName" label="First name" autoFocus={!player} />
          <TextInput control={control} name="lastName" label="Last name" />
          <NumberInput
            control={control}
            name="rating"
            label="Rating"
            emptyIsNull
            slotProps={{ htmlInput: { min: 1, max: 10, step: 0.5 } }}
            helperText="1 to 10"
          />
          <SelectInput
            control={control}
            name="gender"
            label="Gender"
            emptyIsNull
            options={[
              { value: '', label: 'Not given' },
              ...Object.entries(GENDER_WORDS).map(([value, label]) => ({ value, label })),
            ]}
          />
        </FieldGrid>
        <ManyInput
          control={control}
          name="positions"
          label="Positions"
          options={positions.map(({ code }) => ({ value: code, label: code }))}
        />
        <ManyInput control={control} name="nights" label="Can play on" options={NIGHTS} />
        <FieldGrid>
          <TextInput
            control={control}
            name="birthDate"
            label="Date of birth"
            type="date"
            emptyIsNull
            helperText="Only staff see it"
          />
          <TextInput control={control} name="hometown" label="Home town" emptyIsNull />
        </FieldGrid>
        <TextInput
          control={control}
          name="comment"
          label="Comment at sign-up"
          multiline
          minRows={2}
          emptyIsNull
        />
        <TextInput
          control={control}
          name="externalId"
          label="Registration number"
          emptyIsNull
          helperText="A later import finds the player by it"
        />
        {failure && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={add.busy || change.busy}
          disabled={player !== null && !isDirty}
          sx={{ justifySelf: 'start' }}
        >
          {player ? 'Save player' : 'Add player'}
        </Button>
      </Box>
    </form>
  );
};
