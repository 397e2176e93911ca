import { coarse } from '@fieldhouse/platform';
import { deviceWords } from '@fieldhouse/values';
import type { Whereabouts } from '../infrastructure/session.store';

/** What a request tells of where it comes from. */
export type Visit = {
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly deviceCookie: string | undefined;
};

/** What of a visit is kept with its session. */
export const whereaboutsOf = ({ ip, userAgent }: Visit): Whereabouts => ({
  device: deviceWords(userAgent),
  network: coarse(ip),
});
