import { CheckCircleRounded } from '../../../../shared/icons/check-circle-rounded';
import { CircleOutlined } from '../../../../shared/icons/circle-outlined';
import { VolumeUpRounded } from '../../../../shared/icons/volume-up-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useObservable } from '../../../../shared/live/use-observable';
import { count } from '../../../../shared/lib/words';
import { venueTime } from '../../../../shared/lib/times';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { openPicks, teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { switchSound } from '../settings/room-menu';
import { useRoomSettings } from '../settings/room-settings';
import { Checklist } from './checklist';
import { StartCountdown } from './start-countdown';

/** Before the start: when it begins, who is here, and what to get ready. */
export const LobbyPanel = () => {
  const { facts, link, plan, isCommissioner } = useRoom();
  const { room } = facts;
  const { startsAt, clock, startMode } = room.settings;
  const presence = useObservable(link.presence);
  const here = new Set(presence?.teamIds ?? []);
  const myPicks = openPicks(facts).filter(({ teamId }) => teamId === room.me.teamId);
  return (
    <Box
      component="section"
      aria-label="Lobby"
      sx={{
        p: { xs: 4, lg: 5 },
        display: 'grid',
        gap: 5,
        borderBottom: 1,
        borderColor: 'hairline',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 8, rowGap: 3 }}>
        <Box>
          <Typography variant="figure" component="h2" sx={{ fontSize: '1.75rem' }}>
            {startsAt === null ? 'The lobby is open' : 'The draft starts in'}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {startsAt === null
              ? 'The commissioner starts the draft when everybody is here.'
              : `${venueTime(startsAt, clock.zone)}. ${startMode === 'automatic' ? 'It starts by itself.' : 'The commissioner presses Start.'}`}
          </Typography>
        </Box>
        {startsAt !== null && <StartCountdown startsAt={startsAt} clock={link.socket.clock} />}
        <SoundTest />
      </Box>
      {isCommissioner && <Checklist />}
      <Box>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {here.size} of {room.order.length} teams are here
          {presence !== null && presence.spectators > 0 && (
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              · {count(presence.spectators, 'spectator')}
            </Typography>
          )}
        </Typography>
        <Box
          component="ol"
          aria-label="Teams in the order of round 1"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
          }}
        >
          {room.order.map((teamId, index) => {
            const { name, color } = teamOf(facts, teamId);
            const present = here.has(teamId);
            const Mark = present ? CheckCircleRounded : CircleOutlined;
            return (
              <Box
                component="li"
                key={teamId}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  px: 2,
                  minHeight: 40,
                  border: 1,
                  borderRadius: 1,
                  borderColor: 'hairline',
                  bgcolor: present ? 'primary.light' : 'transparent',
                }}
              >
                <Typography
                  variant="figure"
                  sx={{ fontSize: '1rem', width: 18, textAlign: 'right', color: 'text.secondary' }}
                >
                  {index + 1}
                </Typography>
                <TeamBadge name={name} color={color} size="small" />
                <Mark
                  titleAccess={present ? 'Here' : 'Not here yet'}
                  sx={{ fontSize: 16, ml: 'auto', color: present ? 'primary.main' : 'text.secondary' }}
                />
              </Box>
            );
          })}
        </Box>
      </Box>
      {myPicks.length > 0 && (
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          Your picks: {myPicks.map(({ pickNo }) => pickNo).join(', ')}.{' '}
          {plan && plan.queue.length === 0
            ? 'Put a few players into your queue now: it picks for you if your time runs out.'
            : plan && `${count(plan.queue.length, 'player')} in your queue.`}
        </Typography>
      )}
    </Box>
  );
};

const SoundTest = () => {
  const { sound } = useRoomSettings();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<VolumeUpRounded />}
      onClick={() => switchSound(true)}
      sx={{ ml: { lg: 'auto' } }}
    >
      {sound ? 'Test the sound again' : 'Turn on and test the sound'}
    </Button>
  );
};
