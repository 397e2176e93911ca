import { z } from 'zod';

export const gender = z.enum(['woman', 'man', 'nonbinary']);
/** The evening of a weekday. */
export const night = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

/** The same as they are called in a sentence. */
export const NIGHT_NAMES: Readonly<Record<z.infer<typeof night>, string>> = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
};

/** Several people of a gender, as they are called in a sentence. */
export const GENDER_PLURALS: Readonly<Record<z.infer<typeof gender>, string>> = {
  woman: 'women',
  man: 'men',
  nonbinary: 'nonbinary players',
};

/** What an organizer keeps of a list of their own: so many columns a pool, and the characters of a heading and a value. */
export const OWN_COLUMNS = { most: 20, heading: 100, value: 200 } as const;

/** What strangers may read of somebody's name: 'Olga P.'. */
export const shortName = (person: { readonly firstName: string; readonly lastName: string }): string => {
  const [initial = ''] = person.lastName;
  return `${person.firstName} ${initial}.`;
};

export type Gender = z.infer<typeof gender>;
export type Night = z.infer<typeof night>;
