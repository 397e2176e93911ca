import { playerBody, type PlayerBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import { useEffect } from 'react';
import { fieldsOf } from '../../../shared/form/fields-of';
import { NIGHTS } from '../../../shared/lib/nights';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { ManyInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { FieldGrid } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { poolApi } from '../api/pool.api';
import { nameOf } from './pool-filters';
import { PERSON_WORDS } from '../../../shared/lib/level-words';

type PlayerFormProps = {
  readonly leagueId: string;
  /** Null: a new one. */
  readonly player: PoolPlayerView | null;
  /** Of the pool that the player was read from. */
  readonly revision: number;
  readonly positions: readonly { readonly code: string; readonly name: string }[];
  /** Headings of the organiser's own, in whichever player of the pool they say something. */
  readonly ownColumns: readonly string[];
  readonly onAdded: () => void;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
};

const EMPTY: Omit<PlayerBody, 'ownColumns'> = {
  externalId: null,
  firstName: '',
  lastName: '',
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: [],
  rating: null,
  nights: [],
  comment: null,
};

/** Everything that a player registered with; adds or changes one. */
export const PlayerForm = ({
  leagueId,
  player,
  revision,
  positions,
  ownColumns,
  onAdded,
  onDirty,
}: PlayerFormProps) => {
  const [add] = poolApi.useRegisterPlayerMutation();
  const [change] = poolApi.useChangePlayerMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: playerBody,
    values: {
      ...(player ? fieldsOf(playerBody, player) : EMPTY),
      ownColumns: ownColumns.map((column) => ({
        column,
        value: player?.ownColumns.find((one) => one.column === column)?.value ?? '',
      })),
    },
    revision: player ? revision : undefined,
    isPart: true,
    send: ({ commandKey, ifRevision }, details) =>
      player
        ? change({ leagueId, playerId: player.playerId, details, commandKey, ifRevision })
        : add({ leagueId, details, commandKey }),
    onDone: (_, body) => {
      toast.show(player ? 'Player saved' : 'Player added', nameOf(body));
      if (!player) onAdded();
    },
  });
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <Form form={form} label="Player">
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
            ...Object.entries(PERSON_WORDS).map(([value, label]) => ({ value, label })),
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
        <DayInput
          control={control}
          name="birthDate"
          label="Date of birth"
          emptyIsNull
          helperText="Only the organizers see it"
        />
        <TextInput control={control} name="hometown" label="Home town" emptyIsNull />
        <TextInput
          control={control}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="off"
          emptyIsNull
          helperText="Only the organizers see it"
        />
        {ownColumns.map((column, index) => (
          <TextInput
            key={column}
            control={control}
            name={`ownColumns.${index}.value`}
            label={column}
            helperText="From your own list; only the organizers see it"
          />
        ))}
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
      <FormFoot
        form={form}
        label={player ? 'Save player' : 'Add player'}
        disabled={player !== null && !dirty}
      />
    </Form>
  );
};
