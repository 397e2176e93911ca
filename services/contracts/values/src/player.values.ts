import { z } from 'zod';

export const gender = z.enum(['woman', 'man', 'nonbinary']);
/** The evening of a weekday. */
export const night = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

export type Gender = z.infer<typeof gender>;
export type Night = z.infer<typeof night>;
