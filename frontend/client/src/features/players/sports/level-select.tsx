import { playerLevels } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { levelWord } from './sport-words';

type LevelSelectProps = {
  readonly sportName: string;
  readonly level: number | null;
  readonly onChange: (level: number | null) => void;
};

/** A level of ten, each with its band and a sentence by which one recognises oneself. */
export const LevelSelect = ({ sportName, level, onChange }: LevelSelectProps) => (
  <TextField
    select
    label="How well you play"
    value={level === null ? '' : String(level)}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    helperText={
      playerLevels.find((one) => one.level === level)?.anchor ??
      'Choose the sentence that fits you best. You can change it at any time.'
    }
    slotProps={{
      select: {
        displayEmpty: true,
        renderValue: (value) => levelWord(value === '' ? null : Number(value)) ?? 'Not set',
        SelectDisplayProps: { 'aria-description': sportName },
      },
    }}
  >
    <MenuItem value="">Not set</MenuItem>
    {playerLevels.map((one) => (
      <MenuItem key={one.level} value={String(one.level)} sx={{ minHeight: 56, whiteSpace: 'normal' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{levelWord(one.level)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {one.anchor}
          </Typography>
        </Box>
      </MenuItem>
    ))}
  </TextField>
);
