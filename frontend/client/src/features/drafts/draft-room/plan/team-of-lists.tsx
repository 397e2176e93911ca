import type { RoomView } from '@fieldhouse/api-contract';
import { SelectField } from '../../../../shared/ui/select-field';
import { ownTeams } from '../model/room-facts';

type TeamOfListsProps = {
  readonly room: RoomView;
  readonly teamId: string;
  readonly onChoose: (teamId: string) => void;
};

/** Whose lists are shown, for somebody who picks for several teams. */
export const TeamOfLists = ({ room, teamId, onChoose }: TeamOfListsProps) => {
  const own = ownTeams(room);
  if (own.length < 2) return null;
  return (
    <SelectField label="Team of the lists" value={teamId} onChoose={onChoose}>
      {own.map((team) => (
        <option key={team.teamId} value={team.teamId}>
          {team.name}
        </option>
      ))}
    </SelectField>
  );
};
