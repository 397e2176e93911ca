import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TeamBar } from '../../../../shared/ui/team-badge';
import { badgeOf } from '../model/pick-words';
import { playerName, teamOf, type RoomFacts } from '../model/room-facts';
import { useRoom } from '../room-context';
import { Needs } from './needs';

/** A team's players so far: my own first, any other by choice. */
export const TeamRoster = () => {
  const { facts } = useRoom();
  const { order, me } = facts.room;
  const [teamId, setTeamId] = useState(me.teamId ?? order[0] ?? '');
  const rows = rosterOf(facts, teamId);
  const rated = rows.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ p: 2, display: 'grid', gap: 2, borderBottom: 1, borderColor: 'hairline' }}>
        <TextField
          select
          value={teamId}
          onChange={(event) => setTeamId(event.target.value)}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Team' } }}
        >
          {order.map((id) => (
            <option key={id} value={id}>
              {teamOf(facts, id).name}
              {id === me.teamId ? ' (my team)' : ''}
            </option>
          ))}
        </TextField>
        {teamId === me.teamId && <Needs />}
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {rows.length} of {facts.room.settings.rounds} players
          {rated.length > 0 &&
            ` · average rating ${(rated.reduce((a, b) => a + b, 0) / rated.length).toFixed(1)}`}
        </Typography>
      </Box>
      {rows.length === 0 && (
        <Typography sx={{ p: 4, color: 'text.secondary' }}>Nobody picked yet.</Typography>
      )}
      <RosterRows rows={rows} color={teamOf(facts, teamId).color} />
    </Box>
  );
};

type RosterRow = {
  readonly playerId: string;
  readonly pickNo: number | null;
  readonly name: string;
  readonly positions: string;
  readonly rating: number | null;
  readonly badge: string | null;
};

/** A team's players in pick order, those without a cell last. */
export const rosterOf = (facts: RoomFacts, teamId: string): readonly RosterRow[] => {
  const row = (playerId: string, pickNo: number | null, badge: string | null): RosterRow => {
    const player = facts.playerById.get(playerId);
    return {
      playerId,
      pickNo,
      badge,
      name: playerName(facts, playerId),
      positions: player?.positions.join(' · ') ?? '',
      rating: player?.rating ?? null,
    };
  };
  const { picks, extras } = facts.room;
  return [
    ...picks
      .filter((pick) => pick.teamId === teamId)
      .map((pick) => row(pick.playerId, pick.pickNo, badgeOf(pick))),
    ...extras
      .filter((extra) => extra.teamId === teamId)
      .map((extra) => row(extra.playerId, null, extra.source)),
  ];
};

export const RosterRows = ({
  rows,
  color,
}: {
  readonly rows: readonly RosterRow[];
  readonly color: string;
}) => (
  <Box component="ul" aria-label="Roster" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {rows.map(({ playerId, pickNo, name, positions, rating, badge }) => (
      <Box
        component="li"
        key={playerId}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 40,
          pr: 3,
          borderBottom: 1,
          borderColor: 'hairline',
        }}
      >
        <TeamBar color={color} />
        <Typography
          variant="caption"
          sx={{ width: 24, textAlign: 'right', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {pickNo ?? '–'}
        </Typography>
        <Typography noWrap sx={{ flex: 1, fontWeight: 550 }}>
          {name}
        </Typography>
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
          {[badge, positions].filter(Boolean).join(' · ')}
        </Typography>
        {rating !== null && (
          <Typography variant="figure" sx={{ fontSize: '1.125rem', width: 20, textAlign: 'right' }}>
            {rating}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
