import { invert, TAG } from '../values/key-encoding';

/** The encoded keys from `low` (included) up to `high` (excluded). */
export type KeyRange = { readonly low: Buffer; readonly high: Buffer };

/** A place between keys: before or after all the keys that start with `bytes`. */
export type Cut = { readonly bytes: Buffer; readonly after: boolean };
/** What one component of a key may be. */
export type Interval = { readonly low: Cut; readonly high: Cut };

const AFTER = Buffer.of(0xff);

/** All values of the type of an encoded value. */
export const typeInterval = (key: Buffer): Interval => {
  const tag = key[0] ?? TAG.null;
  return {
    low: { bytes: Buffer.of(tag - 1), after: true },
    high: { bytes: Buffer.of(tag + 1), after: false },
  };
};

/** The same interval in a descending component, whose bytes are inverted. */
export const descendingInterval = ({ low, high }: Interval): Interval => ({
  low: { bytes: invert(high.bytes), after: !high.after },
  high: { bytes: invert(low.bytes), after: !low.after },
});

const bytesOf = ({ bytes, after }: Cut): Buffer => (after ? Buffer.concat([bytes, AFTER]) : bytes);

/** The range of the keys that start with `prefix` and go on within an interval, or anyhow without one. */
export const keyRange = (prefix: Buffer, interval?: Interval): KeyRange =>
  interval === undefined
    ? { low: prefix, high: Buffer.concat([prefix, AFTER]) }
    : {
        low: Buffer.concat([prefix, bytesOf(interval.low)]),
        high: Buffer.concat([prefix, bytesOf(interval.high)]),
      };
