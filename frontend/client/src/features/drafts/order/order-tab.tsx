import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Section } from '../../../shared/ui/section';
import { LockedOrder } from './locked-order';
import { ManualOrder } from './manual-order';
import { OrderProofPanel } from './order-proof-panel';
import { RandomOrder } from './random-order';

const BEFORE_LOBBY = new Set<RoomView['status']>(['configuring', 'order_committed', 'order_locked']);

/** How the order came about, by hand or by a lot that anybody can check; commissioners make it here. */
export const OrderTab = ({ room, canEdit }: { readonly room: RoomView; readonly canEdit: boolean }) => {
  const [way, setWay] = useState<'random' | 'hand'>(room.proof.byHand ? 'hand' : 'random');
  const open = BEFORE_LOBBY.has(room.status);
  const lastRoll = room.proof.rolls.at(-1);
  const rolling = open && (canEdit || room.me.role === 'captain');
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '1fr 360px' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        {rolling && (
          <Section
            title={canEdit ? 'Make the order' : 'How the order is made'}
            hint={
              open
                ? 'It is locked for these teams until the lobby opens; until then it can be made again, and every roll is counted.'
                : null
            }
          >
            {canEdit && (
              <Tabs
                value={way}
                onChange={(_, next: 'random' | 'hand') => setWay(next)}
                aria-label="How to make the order"
                sx={{ mb: 4 }}
              >
                <Tab value="random" label="Provably random" />
                <Tab value="hand" label="By hand" />
              </Tabs>
            )}
            {way === 'random' || !canEdit ? (
              <RandomOrder room={room} canEdit={canEdit} />
            ) : (
              <ManualOrder room={room} />
            )}
          </Section>
        )}
        {(lastRoll ?? room.proof.byHand) && <OrderProofPanel proof={room.proof} teams={room.teams} />}
      </Box>
      <LockedOrder room={room} />
    </Box>
  );
};
