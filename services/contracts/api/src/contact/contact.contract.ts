import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { pageFields } from '../shared/shared.contract';
import type { contactTicketCommands } from './commands';

export const contactTopic = z.enum(['support', 'complex_owner', 'press', 'abuse'], 'Choose a topic');
export type ContactTopic = z.infer<typeof contactTopic>;

/** POST /api/contact */
export const contactBody = z.object({
  name: z.string().trim().min(1, 'Tell us your name').max(100, 'Name must be at most 100 characters'),
  email: z.email('Invalid email address').max(254, 'Invalid email address'),
  topic: contactTopic,
  message: z
    .string()
    .trim()
    .min(10, 'Write at least 10 characters')
    .max(4_000, 'Message must be at most 4,000 characters'),
  /** No person sees this field: whoever fills it is a program. */
  website: z.string().max(200).default(''),
});
export type ContactBody = z.infer<typeof contactBody>;

/** What the sender gets: the number to quote, such as `FH-7K2M9QXA`. */
export const contactReceipt = z.object({ ticket: z.string() });
export type ContactReceipt = z.infer<typeof contactReceipt>;

/** POST /api/admin/contact/:ticketId/close */
export const closeTicketBody = z.object({
  note: z
    .string()
    .trim()
    .min(3, 'Write a note of at least 3 characters')
    .max(1_000, 'Keep the note under 1,000 characters'),
});
/** What the commands of {@link contactTicketCommands} say. */
export const contactTicketBodies = {
  CloseContactTicket: closeTicketBody,
} as const satisfies CommandBodies<typeof contactTicketCommands>;

/** GET /api/admin/contact: one page, newest first; `next` goes into `after`. */
export const contactQuery = z.object({
  state: z.enum(['open', 'closed']).optional(),
  ...pageFields,
});
export type ContactFilter = z.infer<typeof contactQuery>;

export type ContactTicketView = {
  readonly ticketId: string;
  readonly ticket: string;
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
  /** ISO-8601 UTC. */
  readonly receivedAt: string;
  readonly closed: { readonly at: string; readonly by: string; readonly note: string } | null;
};
export type ContactPage = {
  readonly tickets: readonly ContactTicketView[];
  readonly next: string | null;
};

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** How many messages wait to be read, for site admins. */
    readonly 'contact-inbox': number;
  }
}
