import { CheckCircleRounded } from '../../../../shared/icons/check-circle-rounded';
import { CircleOutlined } from '../../../../shared/icons/circle-outlined';
import { VolumeUpRounded } from '../../../../shared/icons/volume-up-rounded';
import { useObservable } from '../../../../shared/live/use-observable';
import { count, listOf } from '../../../../shared/lib/words';
import { venueTime } from '../../../../shared/lib/times';
import { useMinute } from '../../../../shared/lib/use-minute';
import { Button } from '../../../../shared/ui/button';
import { lazyPart } from '../../../../shared/ui/lazy-part';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { isLate } from '../../draft-leagues/draft-time';
import { openPicks, outsideOrder, teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { switchSound } from '../settings/room-menu';
import { useRoomSettings } from '../settings/room-settings';
import { StartCountdown } from './start-countdown';
import './lobby.css';

const Checklist = lazyPart(async () => (await import('../later-parts')).Checklist, {
  name: 'the checklist',
});

/** Before the start: when it begins, who is here, and what to get ready. */
export const LobbyPanel = () => {
  const { facts, link, plan, isCommissioner } = useRoom();
  const { room } = facts;
  const { startsAt, clock, startMode } = room.settings;
  useMinute();
  const late = isLate(room.status, startsAt, link.socket.clock.now());
  const presence = useObservable(link.presence);
  const here = new Set(presence?.teamIds.filter((teamId) => room.order.includes(teamId)));
  const outside = outsideOrder(room);
  const myPicks = openPicks(facts).filter(({ teamId }) => room.me.teamIds.includes(teamId));
  return (
    <section aria-label="Lobby" className="lobby">
      <div className="lobby-head">
        <div>
          <h2 className="room-title">
            {startsAt === null
              ? 'The lobby is open'
              : late
                ? 'The draft has not started yet'
                : 'The draft starts in'}
          </h2>
          <p className="lobby-words">
            {startsAt === null
              ? 'The commissioner starts the draft when everybody is here.'
              : late
                ? `It was to start ${venueTime(startsAt, clock.zone)}. The commissioner starts it.`
                : `${venueTime(startsAt, clock.zone)}. ${startMode === 'automatic' ? 'It starts by itself.' : 'The commissioner presses Start.'}`}
          </p>
        </div>
        {startsAt !== null && !late && <StartCountdown startsAt={startsAt} clock={link.socket.clock} />}
        <SoundTest />
      </div>
      {isCommissioner && <Checklist />}
      <div>
        <h3 className="lobby-count">
          {here.size} of {room.order.length} teams are here
          {presence !== null && presence.spectators > 0 && (
            <span className="lobby-words"> · {count(presence.spectators, 'spectator')}</span>
          )}
        </h3>
        <ol aria-label="Teams in the order of round 1" className="lobby-teams">
          {room.order.map((teamId, index) => {
            const { name, color } = teamOf(facts, teamId);
            const present = here.has(teamId);
            const Mark = present ? CheckCircleRounded : CircleOutlined;
            return (
              <li key={teamId} className="lobby-team" data-here={present}>
                <span className="lobby-place">{index + 1}</span>
                <TeamBadge name={name} color={color} size="small" />
                <Mark
                  titleAccess={present ? 'Here' : 'Not here yet'}
                  sx={{ fontSize: 16, ml: 'auto', color: present ? 'primary.main' : 'text.secondary' }}
                />
              </li>
            );
          })}
        </ol>
      </div>
      {outside.length > 0 && (
        <p className="lobby-words">
          {listOf(outside.map(({ name }) => name))} came after the order was made. A commissioner has to make
          it again before the draft can start.
        </p>
      )}
      {myPicks.length > 0 && (
        <p className="lobby-words">
          Your picks: {myPicks.map(({ pickNo }) => pickNo).join(', ')}.{' '}
          {plan?.isRead &&
            (plan.queue.length === 0
              ? 'Put a few players into your queue now: it picks for you if your time runs out.'
              : `${count(plan.queue.length, 'player')} in your queue.`)}
        </p>
      )}
    </section>
  );
};

const SoundTest = () => {
  const { sound } = useRoomSettings();
  return (
    <Button className="lobby-sound" onClick={() => switchSound(true)}>
      <VolumeUpRounded fontSize="small" />
      {sound ? 'Test the sound again' : 'Turn on and test the sound'}
    </Button>
  );
};
