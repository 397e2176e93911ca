import type { DraftSettingsView, Gender } from '@fieldhouse/api-contract';
import { DeleteOutlineRounded } from '../../../shared/icons/delete-outline-rounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { Section } from '../../../shared/ui/section';
import type { SettingsSectionProps } from './format-section';

export type PositionChoice = { readonly code: string; readonly name: string };

const GENDERS: readonly { readonly code: Gender; readonly name: string }[] = [
  { code: 'woman', name: 'Women' },
  { code: 'man', name: 'Men' },
  { code: 'nonbinary', name: 'Nonbinary players' },
];

/** Minimums and maximums per team. */
export const LimitsSection = ({
  control,
  locked,
  positions,
}: SettingsSectionProps & { readonly positions: readonly PositionChoice[] }) => (
  <Section
    title="Roster limits"
    locked={locked}
    hint="No pick is allowed after which a team could not reach its minimums anymore. Each player counts once, at the position that helps most."
  >
    <Box
      sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }}
    >
      <PositionLimits control={control} disabled={locked !== null} choices={positions} />
      <GenderLimits control={control} disabled={locked !== null} />
    </Box>
  </Section>
);

type ListProps = { readonly control: Control<DraftSettingsView>; readonly disabled: boolean };

const PositionLimits = ({
  control,
  disabled,
  choices,
}: ListProps & { readonly choices: readonly PositionChoice[] }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'limits.positions' });
  const used = useWatch({ control, name: 'limits.positions' }).map(({ position }) => position);
  return (
    <LimitList
      title="By position"
      choices={choices}
      used={used}
      disabled={disabled}
      onAdd={(position) => append({ position, minimum: 1, maximum: null })}
    >
      {fields.map(({ id, position }, index) => (
        <LimitRow
          key={id}
          name={choices.find(({ code }) => code === position)?.name ?? position}
          code={position}
          disabled={disabled}
          onRemove={() => remove(index)}
        >
          <NumberInput
            control={control}
            name={`limits.positions.${index}.minimum`}
            aria-label={`At least, ${position}`}
            disabled={disabled}
            slotProps={{ htmlInput: { min: 0, 'aria-label': `At least, ${position}` } }}
          />
          <NumberInput
            control={control}
            name={`limits.positions.${index}.maximum`}
            emptyIsNull
            placeholder="any"
            disabled={disabled}
            slotProps={{ htmlInput: { min: 0, 'aria-label': `At most, ${position}` } }}
          />
        </LimitRow>
      ))}
    </LimitList>
  );
};

const GenderLimits = ({ control, disabled }: ListProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'limits.genders' });
  const used = useWatch({ control, name: 'limits.genders' }).map(({ gender }) => gender);
  return (
    <LimitList
      title="By gender"
      choices={GENDERS}
      used={used}
      disabled={disabled}
      onAdd={(gender) => append({ gender: gender as Gender, minimum: 1, maximum: null })}
    >
      {fields.map(({ id, gender }, index) => (
        <LimitRow
          key={id}
          name={GENDERS.find(({ code }) => code === gender)?.name ?? gender}
          disabled={disabled}
          onRemove={() => remove(index)}
        >
          <NumberInput
            control={control}
            name={`limits.genders.${index}.minimum`}
            disabled={disabled}
            slotProps={{ htmlInput: { min: 0, 'aria-label': `At least, ${gender}` } }}
          />
          <NumberInput
            control={control}
            name={`limits.genders.${index}.maximum`}
            emptyIsNull
            placeholder="any"
            disabled={disabled}
            slotProps={{ htmlInput: { min: 0, 'aria-label': `At most, ${gender}` } }}
          />
        </LimitRow>
      ))}
    </LimitList>
  );
};

type LimitListProps = {
  readonly title: string;
  readonly choices: readonly PositionChoice[];
  readonly used: readonly string[];
  readonly disabled: boolean;
  readonly onAdd: (code: string) => void;
  readonly children: React.ReactNode;
};

// On the narrowest phone the name needs the room more than two digits do.
const columns = { xs: 'minmax(0, 1fr) 56px 56px 40px', sm: 'minmax(0, 1fr) 72px 72px 40px' };

const LimitList = ({ title, choices, used, disabled, onAdd, children }: LimitListProps) => {
  const left = choices.filter(({ code }) => !used.includes(code));
  return (
    <Box role="group" aria-label={title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: 2,
          mb: 1,
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        <Typography variant="subtitle2" sx={{ color: 'text.primary' }}>
          {title}
        </Typography>
        {used.length > 0 && (
          <>
            <span>At least</span>
            <span>At most</span>
          </>
        )}
      </Box>
      {used.length === 0 && <Typography sx={{ color: 'text.secondary', mb: 2 }}>No limits.</Typography>}
      {children}
      {left.length > 0 && !disabled && (
        <TextField
          select
          value=""
          onChange={(event) => onAdd(event.target.value)}
          sx={{ maxWidth: 220, mt: 1 }}
          slotProps={{
            select: {
              displayEmpty: true,
              renderValue: () => 'Add a limit for…',
              'aria-label': `${title}: add a limit`,
            },
          }}
        >
          {left.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};

type LimitRowProps = {
  readonly name: string;
  readonly code?: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  readonly children: React.ReactNode;
};

const LimitRow = ({ name, code, disabled, onRemove, children }: LimitRowProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, mb: 2, alignItems: 'center' }}>
    <Typography noWrap>
      {name}
      {code && (
        <Typography component="span" variant="caption" sx={{ ml: 1, color: 'text.secondary' }}>
          {code}
        </Typography>
      )}
    </Typography>
    {children}
    <IconButton
      size="small"
      aria-label={`Remove the limit for ${name}`}
      onClick={onRemove}
      disabled={disabled}
    >
      <DeleteOutlineRounded fontSize="small" />
    </IconButton>
  </Box>
);
