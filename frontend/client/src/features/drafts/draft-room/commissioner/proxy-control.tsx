import { Switch } from '../../../../shared/ui/switch';
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
      <Switch
        label="Pick for the team on the clock"
        on={ui.proxying}
        disabled={facts.room.status !== 'live' && !ui.proxying}
        onTurn={() => dispatch(roomActions.proxyingToggled())}
      />
    </Section>
  );
};
