import type { LeagueBody, SportView } from '@fieldhouse/api-contract';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ManyInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { ZoneInput } from '../../../shared/form/fields/zone-input';
import { NIGHTS } from '../../../shared/lib/nights';
import { FieldGrid } from '../../../shared/ui/section';

type LeagueFieldsProps = {
  readonly sports: readonly SportView[];
  readonly form: Pick<UseFormReturn<LeagueBody>, 'control' | 'setValue' | 'getFieldState'>;
  /** The league is there already. */
  readonly sportStays?: boolean;
  /** What another time zone than before means for the league. */
  readonly zoneHint?: string;
};

/** What a league is: name, sport, season, sizes, nights and zone. Choosing a sport brings its usual numbers. */
export const LeagueFields = ({
  sports,
  form: { control, setValue, getFieldState },
  sportStays = false,
  zoneHint,
}: LeagueFieldsProps) => {
  const sport = useWatch({ control, name: 'sport' });
  const before = useRef(sport);
  useEffect(() => {
    const chosen = sports.find(({ key }) => key === sport);
    if (!chosen || before.current === sport) return;
    before.current = sport;
    setValue('limits', chosen.limits);
    if (!getFieldState('rosterSize').isDirty) setValue('rosterSize', chosen.rosterSize);
  }, [sport, sports, setValue, getFieldState]);
  return (
    <>
      <TextInput
        control={control}
        name="name"
        label="League name"
        autoFocus
        placeholder="Tuesday Night Softball"
      />
      <FieldGrid>
        <SelectInput
          control={control}
          name="sport"
          label="Sport"
          options={sports.map(({ key, name }) => ({ value: key, label: name }))}
          disabled={sportStays}
          helperText={sportStays ? 'It stays. Create another league for another sport.' : undefined}
        />
        <TextInput control={control} name="season" label="Season" />
        <NumberInput
          control={control}
          name="teamCount"
          label="Teams"
          slotProps={{ htmlInput: { min: 2, max: 40 } }}
        />
        <NumberInput
          control={control}
          name="rosterSize"
          label="Players per team"
          helperText="At most. Also the rounds of a draft, to begin with."
        />
      </FieldGrid>
      <ManyInput
        control={control}
        name="gameNights"
        label="Game nights"
        options={NIGHTS}
        helperText="Players who cannot play then are marked in a draft."
      />
      <ZoneInput control={control} name="zone" label="Time zone of the venue" helperText={zoneHint} />
    </>
  );
};
