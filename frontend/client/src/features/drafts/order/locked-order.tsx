import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { NO_TEAM_COLOR } from '../../../shared/lib/colors';
import { Section } from '../../../shared/ui/section';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { placeWords } from './place';
import { ProofLine } from './proof-line';
import './order.css';

type LockedOrderProps = {
  readonly room: RoomView;
  /** It was made while somebody looks: it comes into view, from the last place to the first. */
  readonly revealed: boolean;
};

/** The order of round 1 as it stands, the own teams marked, and below it where it comes from. */
export const LockedOrder = ({ room, revealed }: LockedOrderProps) => {
  const { order, me, proof, teams } = room;
  const place = placeWords(order, me.teamIds);
  // At most two seconds for all places together.
  const step = Math.min(160, 1_800 / order.length);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (revealed) shown.current?.focus();
  }, [revealed]);
  return (
    <Box
      ref={shown}
      role="group"
      aria-label="The order"
      tabIndex={-1}
      sx={{ minWidth: 0, outline: 0, scrollMarginTop: 80 }}
    >
      <Section
        title={place ?? 'Order of round 1'}
        hint={
          place === null ? 'From the first pick to the last.' : 'Round 1, from the first pick to the last.'
        }
      >
        <Box
          component="ol"
          aria-label="Order of round 1"
          className={revealed ? 'order-revealed' : undefined}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {order.map((teamId, index) => {
            const team = teams.find((one) => one.teamId === teamId);
            const own = me.teamIds.includes(teamId);
            return (
              <Box
                component="li"
                key={teamId}
                aria-current={own || undefined}
                style={{ animationDelay: `${(order.length - 1 - index) * step}ms` }}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 3,
                  minHeight: 40,
                  px: 2,
                  borderRadius: 1,
                  ...(own && { bgcolor: 'primary.light' }),
                }}
              >
                <Typography
                  variant="figure"
                  sx={{
                    flexShrink: 0,
                    width: 32,
                    textAlign: 'right',
                    fontSize: '1.375rem',
                    color: 'text.secondary',
                  }}
                >
                  {index + 1}
                </Typography>
                <TeamBadge name={team?.name ?? 'A team that left'} color={team?.color ?? NO_TEAM_COLOR} />
                {own && (
                  <Typography variant="caption" sx={{ ml: 'auto', flexShrink: 0, fontWeight: 600 }}>
                    You
                  </Typography>
                )}
              </Box>
            );
          })}
        </Box>
        <ProofLine proof={proof} teams={teams} />
      </Section>
    </Box>
  );
};
