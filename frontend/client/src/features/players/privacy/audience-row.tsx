import { playerAudience, type PlayerAudience } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { AUDIENCES } from '../audience-words';

type AudienceRowProps = {
  readonly label: string;
  readonly value: PlayerAudience;
  readonly onChange: (audience: PlayerAudience) => void;
};

/** One part of the card and who sees it. */
export const AudienceRow = ({ label, value, onChange }: AudienceRowProps) => {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '180px minmax(0, 440px)' },
        alignItems: 'center',
        gap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'hairline',
      }}
    >
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={id}
        value={value}
        onChange={(_, wanted: unknown) => {
          const { data } = playerAudience.safeParse(wanted);
          if (data) onChange(data);
        }}
      >
        {AUDIENCES.map((audience) => (
          <ToggleButton
            key={audience.value}
            value={audience.value}
            sx={{ minHeight: 44, px: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
          >
            {audience.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
