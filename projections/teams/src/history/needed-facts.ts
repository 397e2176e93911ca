import type { TeamEvent } from '@fieldhouse/events/teams';
import type { StoredEvent } from '@fieldhouse/kernel/runtime';

/** A fact of a team as it is stored: nothing that is read here is ever closed. */
export type Fact = Pick<StoredEvent, 'type' | 'data'>;

const DETAILS = 'details';
const SEASON = 'season';
const shirtOf = ({ data }: Fact): string => `shirt ${(data as { readonly memberId: string }).memberId}`;
const requestOf = ({ data }: Fact): string => `request ${(data as { readonly requestId: string }).requestId}`;

/** What an older fact has to say before this one can be told: what stood there before it, or whom it is about. */
export const neededBy = (fact: Fact): string | null => {
  switch (fact.type as TeamEvent['type']) {
    case 'TeamDetailsChanged':
      return DETAILS;
    case 'TeamSeasonStarted':
      return SEASON;
    case 'MemberChanged':
      return shirtOf(fact);
    case 'JoinRequestWithdrawn':
    case 'JoinRequestAccepted':
    case 'JoinRequestDeclined':
      return requestOf(fact);
    default:
      return null;
  }
};

/** What this fact says of that. */
export const saidBy = (fact: Fact): string | null => {
  switch (fact.type as TeamEvent['type']) {
    case 'TeamCreated':
    case 'TeamDetailsChanged':
      return DETAILS;
    case 'TeamSeasonStarted':
      return SEASON;
    case 'MemberJoined':
    case 'MemberChanged':
      return shirtOf(fact);
    case 'JoinRequested':
      return requestOf(fact);
    default:
      return null;
  }
};
