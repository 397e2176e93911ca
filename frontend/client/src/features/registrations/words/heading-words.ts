import type { StaffRegistrationView } from '@fieldhouse/api-contract';
import { DELETED_PLAYER } from '../../../shared/lib/words';

/** What a registration is called among others: a team by its own name, a person by theirs. `captain`: of a team alone. */
export const headingOf = ({
  name,
  kind,
  teamName,
}: Pick<StaffRegistrationView, 'name' | 'kind' | 'teamName'>): {
  readonly heading: string;
  readonly captain: string | null;
} => {
  const person = name || DELETED_PLAYER;
  return kind === 'team' && teamName !== null
    ? { heading: teamName, captain: person }
    : { heading: person, captain: null };
};
