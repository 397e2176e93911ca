import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Section } from '../../../shared/ui/section';
import { isBeforeStart } from '../draft-leagues/draft-time';
import { LockedOrder } from './locked-order';
import { ManualOrder } from './manual-order';
import { OrderProofPanel } from './order-proof-panel';
import { RandomOrder } from './random-order';

const AGAIN: Readonly<Partial<Record<RoomView['status'], string>>> = {
  lobby:
    'It can be made again until the draft starts; that closes the lobby, which is opened again after it.',
};

/** How the order came about, by hand or by a lot that anybody can check; commissioners make it here. */
export const OrderTab = ({ room, canEdit }: { readonly room: RoomView; readonly canEdit: boolean }) => {
  const [way, setWay] = useState<'random' | 'hand'>(room.proof.byHand ? 'hand' : 'random');
  const open = isBeforeStart(room.status);
  const isLocked = room.order.length > 0;
  const key = room.order.join();
  const [before] = useState(key);
  // What is drawn concerns captains while they can add to it.
  const making = open && (canEdit || (room.me.role === 'captain' && !isLocked));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      {isLocked && <LockedOrder key={key} room={room} revealed={key !== before} />}
      {making && (
        <Section
          title={isLocked ? 'Make it again' : canEdit ? 'Make the order' : 'How the order is made'}
          hint={`${AGAIN[room.status] ?? 'It can be made again until the draft starts.'} Every draw is counted, and everybody sees it.`}
        >
          {canEdit && (
            <Tabs
              value={way}
              onChange={(_, next: 'random' | 'hand') => setWay(next)}
              aria-label="How to make the order"
              sx={{ mb: 4 }}
            >
              <Tab value="random" label="At random" />
              <Tab value="hand" label="By hand" />
            </Tabs>
          )}
          {/* Both stay: what is in order by hand is not lost by a look at the other. */}
          <Box hidden={canEdit && way === 'hand'}>
            <RandomOrder room={room} canEdit={canEdit} />
          </Box>
          {canEdit && (
            <Box hidden={way === 'random'}>
              <ManualOrder room={room} />
            </Box>
          )}
        </Section>
      )}
      {!isLocked && room.proof.rolls.length > 0 && (
        <Box component="details">
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600, mb: 4 }}>
            Check it yourself
          </Typography>
          <OrderProofPanel proof={room.proof} teams={room.teams} checked={null} />
        </Box>
      )}
      {!isLocked && !making && room.proof.rolls.length === 0 && (
        <EmptyState title="No order yet">
          The league draws it before the draft, or sets it by hand.
        </EmptyState>
      )}
    </Box>
  );
};
