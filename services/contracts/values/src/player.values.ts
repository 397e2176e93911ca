import { z } from 'zod';

export const gender = z.enum(['woman', 'man', 'nonbinary']);
/** The evening of a weekday. */
export const night = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

/** What strangers may read of somebody's name: 'Olga P.'. */
export const shortName = (person: { readonly firstName: string; readonly lastName: string }): string => {
  const [initial = ''] = person.lastName;
  return `${person.firstName} ${initial}.`;
};

export type Gender = z.infer<typeof gender>;
export type Night = z.infer<typeof night>;
