import {
  periodBodies,
  periodCommands,
  reconciliationBodies,
  reconciliationCommands,
} from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';

/** A day, beside what the card provider says of it. */
export const ReconciliationController = commandController(
  'finance',
  reconciliationCommands,
  reconciliationBodies,
  ({ day, ...request }) => ({ aggregate: 'reconciliation', id: day, request }),
);

/** A month of the books. */
export const PeriodController = commandController(
  'finance',
  periodCommands,
  periodBodies,
  ({ period, ...request }) => ({ aggregate: 'period', id: period, request }),
);
