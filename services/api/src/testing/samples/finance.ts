import type { Cast } from '../roles';
import { nothing, type Samples } from '../sample';

const ofTeam = ({ team }: Cast) => ({ params: { payeeKind: 'team', payeeId: team.teamId } });

/** The books. */
export const samples: Samples = {
  'GET /api/finance/trial-balance': nothing,
  'GET /api/finance/entries': nothing,
  'GET /api/finance/ageing': nothing,
  'GET /api/finance/collection': nothing,
  'GET /api/finance/journal.csv': nothing,
  'GET /api/finance/ledger.csv': nothing,
  'GET /api/finance/{payeeKind}/{payeeId}/trial-balance': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/entries': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/ageing': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/collection': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/journal.csv': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/ledger.csv': ofTeam,
};
