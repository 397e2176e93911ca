/** Crockford's base 32: no I, L, O or U, so that a number read out on the telephone arrives as it is. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** The number of a ticket, such as `FH-7K2M9QXA`: the first 40 bits of its id (a UUID). */
export const ticketNumberOf = (ticketId: string): string => {
  const bits = BigInt(`0x${ticketId.replaceAll('-', '').slice(0, 10)}`);
  const digits = Array.from({ length: LENGTH }, (_, index) => {
    const shift = BigInt(5 * (LENGTH - 1 - index));
    return DIGITS[Number((bits >> shift) & 31n)] ?? '0';
  });
  return `FH-${digits.join('')}`;
};
