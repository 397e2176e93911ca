import { teamBody, type LeagueTeamView, type TeamBody } from '@fieldhouse/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { TextInput } from '../../../shared/form/fields/text-input';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { leaguesApi } from '../api/leagues.api';
import { colorFor, TEAM_COLORS } from './team-colors';

type TeamDialogProps = {
  readonly leagueId: string;
  /** How many teams there are, for the colour of the next one. */
  readonly number: number;
  readonly team: LeagueTeamView | 'new' | null;
  readonly onClose: () => void;
};

/** Name and colour of a team. */
export const TeamDialog = ({ team, onClose, ...rest }: TeamDialogProps) => (
  <Dialog open={team !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="team-dialog">
    <DialogTitle id="team-dialog">{team === 'new' ? 'Add a team' : 'Change the team'}</DialogTitle>
    {team !== null && <TeamForm {...rest} team={team} onClose={onClose} />}
  </Dialog>
);

const TeamForm = ({
  leagueId,
  number,
  team,
  onClose,
}: TeamDialogProps & { readonly team: LeagueTeamView | 'new' }) => {
  const { control, handleSubmit, setValue } = useForm<TeamBody>({
    resolver: zodResolver(teamBody),
    defaultValues:
      team === 'new' ? { name: '', color: colorFor(number) } : { name: team.name, color: team.color },
  });
  const [enterTrigger] = leaguesApi.useEnterTeamMutation();
  const [changeTrigger] = leaguesApi.useChangeTeamMutation();
  const enter = useCommand(enterTrigger);
  const change = useCommand(changeTrigger);
  const { name, color } = useWatch({ control });
  const failure = enter.failure ?? change.failure;
  const submit = handleSubmit(async (body) => {
    const outcome =
      team === 'new'
        ? await enter.run({ leagueId, ...body })
        : await change.run({ leagueId, teamId: team.teamId, ...body });
    if (outcome.ok) onClose();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogContent sx={{ display: 'grid', gap: 4, pt: 2 }}>
        <TextInput control={control} name="name" label="Team name" autoFocus />
        <Box role="group" aria-labelledby="team-colors">
          <FormLabel
            id="team-colors"
            sx={{ display: 'block', mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}
          >
            Colour
          </FormLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
            {TEAM_COLORS.map((one) => (
              <ButtonBase
                key={one}
                aria-label={one}
                aria-pressed={color === one}
                onClick={() => setValue('color', one, { shouldDirty: true })}
                sx={{
                  width: 40,
                  height: 40,
                  borderRadius: 1,
                  border: '3px solid',
                  borderColor: color === one ? 'text.primary' : 'transparent',
                }}
                style={{ backgroundColor: one }}
              />
            ))}
          </Box>
          <TextInput
            control={control}
            name="color"
            label="Any other"
            sx={{ maxWidth: 140 }}
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
        </Box>
        <Box sx={{ p: 3, borderRadius: 1, bgcolor: 'sunken' }}>
          <TeamBadge name={name || 'Team name'} color={color ?? ''} />
        </Box>
        {failure && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={enter.busy || change.busy}>
          {team === 'new' ? 'Add team' : 'Save team'}
        </Button>
      </DialogActions>
    </form>
  );
};
