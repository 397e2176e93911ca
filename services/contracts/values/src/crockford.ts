/** Crockford's base 32: no I, L, O or U, so that what is read out on the telephone arrives as it is. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @returns the first bits of hexadecimal digits, in so many digits of {@link CROCKFORD}: a multiple of four */
export const crockfordOf = (hex: string, length: number): string => {
  const bits = BigInt(`0x${hex.slice(0, (length * 5) / 4)}`);
  const digit = (n: number): string => CROCKFORD.charAt(Number((bits >> BigInt(5 * (length - 1 - n))) & 31n));
  return Array.from({ length }, (_, n) => digit(n)).join('');
};
