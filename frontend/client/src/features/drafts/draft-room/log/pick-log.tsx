import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Virtuoso } from 'react-virtuoso';
import { count } from '../../../../shared/lib/words';
import { TeamBar } from '../../../../shared/ui/team-badge';
import { logOf, type LogEntry } from '../model/log-entries';
import { badgeOf } from '../model/pick-words';
import { playerName, teamOf, type RoomFacts } from '../model/room-facts';
import { useRoom } from '../room-context';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** What has happened, the newest first. */
export const PickLog = () => {
  const { facts, viewer } = useRoom();
  const entries = useMemo(() => logOf(facts.room), [facts.room]);
  return (
    <Box sx={{ height: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      {entries.length === 0 ? (
        <Typography sx={{ p: 4, flex: 1, color: 'text.secondary' }}>
          Picks appear here as they are made.
        </Typography>
      ) : (
        <Virtuoso
          style={{ flex: 1 }}
          data={entries}
          initialItemCount={Math.min(entries.length, 20)}
          computeItemKey={(_, entry) =>
            `${entry.kind} ${entry.at} ${entry.kind === 'pick' ? entry.pick.pickNo : ''}`
          }
          itemContent={(_, entry) => <LogRow facts={facts} entry={entry} />}
        />
      )}
      {viewer.spectator === undefined && (
        <Box sx={{ p: 3, borderTop: 1, borderColor: 'hairline' }}>
          <Link component={RouterLink} to={`/complex/leagues/${viewer.leagueId}/draft?tab=history`}>
            The whole history
          </Link>
        </Box>
      )}
    </Box>
  );
};

const LogRow = ({ facts, entry }: { readonly facts: RoomFacts; readonly entry: LogEntry }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 44,
      pr: 3,
      py: 1,
      borderBottom: 1,
      borderColor: 'hairline',
    }}
  >
    {entry.kind === 'pick' ? (
      <>
        <TeamBar color={teamOf(facts, entry.pick.teamId).color} />
        <Typography
          variant="figure"
          sx={{ fontSize: '1.125rem', width: 30, textAlign: 'right', color: 'text.secondary' }}
        >
          {entry.pick.pickNo}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {playerName(facts, entry.pick.playerId)}
          </Typography>
          <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
            {[teamOf(facts, entry.pick.teamId).name, badgeOf(entry.pick)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </>
    ) : (
      <Typography sx={{ flex: 1, pl: 3, fontWeight: 550 }}>{wordsOf(entry)}</Typography>
    )}
    <Typography
      component="time"
      dateTime={entry.at}
      variant="caption"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {time.format(new Date(entry.at))}
    </Typography>
  </Box>
);

const wordsOf = (entry: Exclude<LogEntry, { kind: 'pick' }>): string => {
  switch (entry.kind) {
    case 'undo':
      return `Undone back to pick ${entry.toPickNo} (${count(entry.picks, 'pick')}): ${entry.reason}`;
    case 'pause':
      return `Paused: ${entry.reason}`;
    case 'started':
      return 'The draft started';
    case 'completed':
      return 'The draft is complete';
  }
};
