/** The lot as the README defines it, in two halves of 32 bits each. */
export const lotInHalves = (text: string): string => {
  let value: Halves = [0xcbf29ce4, 0x84222325];
  for (const letter of text.split('')) {
    value = [value[0], (value[1] ^ letter.charCodeAt(0)) >>> 0];
    value = times(value, [0x100, 0x1b3]);
  }
  value = times(folded(value), [0xff51afd7, 0xed558ccd]);
  value = times(folded(value), [0xc4ceb9fe, 0x1a85ec53]);
  return folded(value)
    .map((half) => half.toString(16).padStart(8, '0'))
    .join('');
};
type Halves = readonly [high: number, low: number];
/** x ^ (x >> 33) */
const folded = ([high, low]: Halves): Halves => [high, (low ^ (high >>> 1)) >>> 0];
const times = ([aHigh, aLow]: Halves, [bHigh, bLow]: Halves): Halves => {
  const a = [aLow & 0xffff, aLow >>> 16, aHigh & 0xffff, aHigh >>> 16];
  const b = [bLow & 0xffff, bLow >>> 16, bHigh & 0xffff, bHigh >>> 16];
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < 4; i += 1)
    for (let j = 0; i + j < 4; j += 1) {
      const product = (a[i] ?? 0) * (b[j] ?? 0);
      sums[i + j] = (sums[i + j] ?? 0) + (product & 0xffff);
      if (i + j < 3) sums[i + j + 1] = (sums[i + j + 1] ?? 0) + (product >>> 16);
    }
  for (let i = 0; i < 3; i += 1) sums[i + 1] = (sums[i + 1] ?? 0) + ((sums[i] ?? 0) >>> 16);
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = sums.map((sum) => sum & 0xffff);
  return [((s3 << 16) | s2) >>> 0, ((s1 << 16) | s0) >>> 0];
};
