import { z } from 'zod';

/** Where an application stands (business rules 5.15). */
export const betaStatus = z.enum([
  'draft',
  'submitted',
  'in_review',
  'approved',
  'waitlisted',
  'rejected',
  'withdrawn',
]);
export type BetaStatus = z.infer<typeof betaStatus>;
