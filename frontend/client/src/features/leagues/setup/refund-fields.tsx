import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { refundSentences } from '../../../shared/lib/prospectus-words';
import { refundPresets } from './defaults';
import { Fields } from './fields';
import { ListField, ListRow } from './list-field';
import type { RegistrationControl } from './registration-form';

type RefundFieldsProps = { readonly control: RegistrationControl; readonly startsOn: string };

/** Until when one withdraws, and how much of it comes back; with the words in which people read it. */
export const RefundFields = ({ control, startsOn }: RefundFieldsProps) => {
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'refunds' });
  const refunds = useWatch({ control, name: 'refunds' });
  // What is wrong is said at its field, and promised to nobody.
  const isWhole = refunds.every(({ until, percent }) => until !== '' && percent >= 0 && percent <= 100);
  return (
    <Fields>
      <Box role="group" aria-label="Usual refunds" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {refundPresets(startsOn).map((preset) => (
          <Button
            key={preset.name}
            variant="outlined"
            color="inherit"
            aria-pressed={JSON.stringify(preset.refunds) === JSON.stringify(refunds)}
            onClick={() => replace([...preset.refunds])}
            sx={{
              '&[aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'primary.light' },
            }}
          >
            {preset.name}
          </Button>
        ))}
      </Box>
      <ListField
        label="Refunds"
        empty="Nothing comes back."
        add={fields.length < 6 ? 'Add a day' : null}
        onAdd={() => append({ until: startsOn, percent: 50 })}
      >
        {fields.map((field, n) => (
          <ListRow
            key={field.id}
            columns="1fr 1fr"
            remove={`Remove refund ${n + 1}`}
            onRemove={() => remove(n)}
          >
            <DayInput control={control} name={`refunds.${n}.until`} label="Withdraws by" />
            <NumberInput control={control} name={`refunds.${n}.percent`} label="Comes back, in %" />
          </ListRow>
        ))}
      </ListField>
      <Box sx={{ p: 3, borderRadius: 1, bgcolor: 'sunken' }}>
        {isWhole && refundSentences(refunds).map((words) => <div key={words}>{words}</div>)}
      </Box>
    </Fields>
  );
};
