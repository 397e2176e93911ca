import type { RoomView } from '@fieldhouse/api-contract';
import { SelectField } from '../../../../shared/ui/select-field';
import { teamOf, type RoomFacts } from '../model/room-facts';

type TeamOfListsProps = Pick<RoomFacts, 'teamById'> & {
  readonly teamIds: RoomView['me']['teamIds'];
  readonly teamId: string;
  readonly onChoose: (teamId: string) => void;
};

/** Whose lists are shown, for somebody who picks for several teams. */
export const TeamOfLists = ({ teamIds, teamById, teamId, onChoose }: TeamOfListsProps) => (
  <SelectField label="Team of the lists" value={teamId} onChoose={onChoose}>
    {teamIds.map((id) => (
      <option key={id} value={id}>
        {teamOf({ teamById }, id).name}
      </option>
    ))}
  </SelectField>
);
