import { z } from 'zod';
import { nameText } from '../shared/shared.contract';

/** An e-mail address that is typed in. */
export const newAddressField = z.email('Invalid email address').max(254, 'Invalid email address');
export const newPasswordField = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');
/** @param label as the form calls it: `First name` */
export const nameField = (label: string) =>
  nameText(
    z.string().trim().min(1, `${label} is required`).max(50, `${label} must be at most 50 characters`),
  );
/** What a link in a mail carries. */
export const linkToken = z.string().min(1, 'The link is incomplete').max(200, 'The link is not one of ours');
