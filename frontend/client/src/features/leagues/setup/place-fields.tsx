import type { Gender } from '@fieldhouse/api-contract';
import { useFieldArray, useWatch } from 'react-hook-form';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';
import { ListField, ListRow } from './list-field';
import type { RegistrationControl } from './registration-form';

type PlaceFieldsProps = {
  readonly control: RegistrationControl;
  readonly sport: string;
  /** Who loses a place with what is entered; null: nobody. */
  readonly lost: string | null;
};

/** How many players there may be: in all, at a position and of a gender. */
export const PlaceFields = ({ control, sport, lost }: PlaceFieldsProps) => {
  const { catalogue } = useCatalogue();
  const positions = (catalogue?.find(({ key }) => key === sport)?.positions ?? []).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const genders = (Object.entries(PEOPLE_WORDS) as [Gender, string][]).map(([value, label]) => ({
    value,
    label,
  }));
  const atPosition = useFieldArray({ control, name: 'places.positions' });
  const ofGender = useFieldArray({ control, name: 'places.genders' });
  const places = useWatch({ control, name: 'places' });
  const freePosition = positions.find(
    ({ value }) => !places.positions.some(({ position }) => position === value),
  );
  const freeGender = genders.find(({ value }) => !places.genders.some(({ gender }) => gender === value));
  const word = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
    options.find((one) => one.value === value) ?? { value, label: value };
  return (
    <>
      <NumberInput
        control={control}
        name="places.players"
        label="Players, at most"
        emptyIsNull
        helperText="Empty: as many as the teams take."
      />
      {lost !== null && <p role="status">{lost}</p>}
      <p className="muted">
        Set limits by position and gender before players register: they count who registers while they are
        set. Later they can be changed or removed, and no other one can be added.
      </p>
      <ListField
        label="By position"
        empty="No limits by position."
        add={freePosition ? 'Limit a position' : null}
        onAdd={() => freePosition && atPosition.append({ position: freePosition.value, maximum: 12 })}
      >
        {atPosition.fields.map((field, n) => (
          <ListRow
            key={field.id}
            columns="2fr 1fr"
            remove={`Remove position limit ${n + 1}`}
            onRemove={() => atPosition.remove(n)}
          >
            <SelectInput
              control={control}
              name={`places.positions.${n}.position`}
              label="Position"
              options={positions.length === 0 ? [word(positions, field.position)] : positions}
            />
            <NumberInput control={control} name={`places.positions.${n}.maximum`} label="At most" />
          </ListRow>
        ))}
      </ListField>
      <ListField
        label="By gender"
        empty="No limits by gender."
        add={freeGender ? 'Limit a gender' : null}
        onAdd={() => freeGender && ofGender.append({ gender: freeGender.value, maximum: 60 })}
      >
        {ofGender.fields.map((field, n) => (
          <ListRow
            key={field.id}
            columns="2fr 1fr"
            remove={`Remove gender limit ${n + 1}`}
            onRemove={() => ofGender.remove(n)}
          >
            <SelectInput
              control={control}
              name={`places.genders.${n}.gender`}
              label="Gender"
              options={genders}
            />
            <NumberInput control={control} name={`places.genders.${n}.maximum`} label="At most" />
          </ListRow>
        ))}
      </ListField>
    </>
  );
};
