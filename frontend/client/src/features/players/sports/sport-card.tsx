import type { PlayedSportView } from '@fieldhouse/api-contract';
import { DeleteOutlineRounded } from '../../../shared/icons/delete-outline-rounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FieldGrid } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { FavouriteSelect } from './favourite-select';
import { LevelSelect } from './level-select';
import { PositionChips } from '../../../shared/form/fields/position-chips';
import { sportName, type Catalogue } from '../../../shared/sports/use-catalogue';

type SportCardProps = {
  readonly played: PlayedSportView;
  readonly catalogue: Catalogue | null;
  readonly onChange: (more: Partial<PlayedSportView>) => void;
  readonly onRemove: () => void;
};

/** One sport: positions, level, and whether one is free for a team. */
export const SportCard = ({ played, catalogue, onChange, onRemove }: SportCardProps) => {
  const { sport, positions, level, lookingForTeam, willingToSub } = played;
  const name = sportName(catalogue, sport);
  const choices = catalogue?.find(({ key }) => key === sport)?.positions ?? [];
  const chips = {
    choices,
    chosen: positions,
    onChange: (next: readonly string[]): void => onChange({ positions: [...next] }),
  } as const;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ border: 1, borderColor: 'hairline', borderRadius: 1.5, p: { xs: 3, sm: 4 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <IconButton
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          sx={{ width: 44, height: 44, mr: -2, my: -2, color: 'text.secondary' }}
        >
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {choices.length > 0 && <PositionChips {...chips} />}
        <FieldGrid>
          <LevelSelect sportName={name} level={level} onChange={(next) => onChange({ level: next })} />
          {positions.length > 1 && <FavouriteSelect {...chips} />}
        </FieldGrid>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
          <Switch
            label="Looking for a team"
            on={lookingForTeam}
            onTurn={(on) => onChange({ lookingForTeam: on })}
          />
          <Switch label="Willing to sub" on={willingToSub} onTurn={(on) => onChange({ willingToSub: on })} />
        </Box>
      </Box>
    </Box>
  );
};
