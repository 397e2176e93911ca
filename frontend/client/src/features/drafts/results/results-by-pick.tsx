import type { DraftPlayerView, RoomPick, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Explain } from '../../../shared/ui/explain';
import { Positions } from '../../../shared/ui/person';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { whySentences } from '../draft-room/model/pick-reasons';
import { howOf } from './rosters';

type ResultsByPickProps = {
  readonly room: Pick<RoomView, 'picks' | 'teams'>;
  readonly players: readonly DraftPlayerView[];
};

/** Every pick in order; those by the clock say why. */
export const ResultsByPick = ({ room, players }: ResultsByPickProps) => (
  <TableContainer sx={{ border: 1, borderColor: 'hairline', borderRadius: 1.5, bgcolor: 'background.paper' }}>
    <Table aria-label="Results by pick">
      <TableHead>
        <TableRow>
          <TableCell>Pick</TableCell>
          <TableCell>Player</TableCell>
          <TableCell>Team</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {room.picks.map((pick) => {
          const player = players.find(({ playerId }) => playerId === pick.playerId);
          const team = room.teams.find(({ teamId }) => teamId === pick.teamId);
          return (
            <TableRow key={pick.pickNo}>
              <TableCell sx={{ typography: 'figure', fontSize: '1.125rem', whiteSpace: 'nowrap' }}>
                {pick.pickNo}
                <Box component="span" sx={{ ml: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
                  R{pick.round}
                </Box>
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 550 }}>
                  {player?.name ?? 'Unknown player'}
                  <Positions codes={player?.positions ?? []} />
                </Box>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {howOf(pick.source)} {pick.why && <Why pick={pick} />}
                </Typography>
              </TableCell>
              <TableCell>
                {team && (
                  <>
                    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                      <TeamBadge name={team.name} color={team.color} size="small" />
                    </Box>
                    <Box sx={{ display: { sm: 'none' } }}>
                      <TeamBadge name={team.name} color={team.color} size="small" hideName />
                    </Box>
                  </>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  </TableContainer>
);

const Why = ({ pick }: { readonly pick: RoomPick }) => (
  <Explain title={`Pick ${pick.pickNo}`}>
    {whySentences(pick).map((sentence) => (
      <Box key={sentence}>{sentence}</Box>
    ))}
  </Explain>
);
