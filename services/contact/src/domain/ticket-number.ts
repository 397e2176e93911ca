import { crockfordOf } from '@fieldhouse/values';

const LENGTH = 8;

/** The number of a ticket, such as `FH-7K2M9QXA`: the first 40 bits of its id (a UUID). */
export const ticketNumberOf = (ticketId: string): string =>
  `FH-${crockfordOf(ticketId.replaceAll('-', ''), LENGTH)}`;
