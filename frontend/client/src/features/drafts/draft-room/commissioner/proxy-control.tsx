import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { roomActions } from '../draft-room.slice';
import { useRoom, useRoomUi } from '../room-context';
import { Section } from './section';

/** For absent captains: the pool and the Draft button then act for the team on the clock. */
export const ProxyControl = () => {
  const { facts } = useRoom();
  const { ui, dispatch } = useRoomUi();
  return (
    <Section
      title="Pick for others"
      hint="Choose in the list of players; the button then says for whom. Everybody sees that you picked."
    >
      <FormControlLabel
        sx={{ ml: -1, gap: 1 }}
        label="Pick for the team on the clock"
        control={
          <Switch
            checked={ui.proxying}
            disabled={facts.room.status !== 'live' && !ui.proxying}
            onChange={() => dispatch(roomActions.proxyingToggled())}
          />
        }
      />
    </Section>
  );
};
