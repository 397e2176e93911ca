import {
  calendarDay,
  DRAFT_GROUP_SIZE,
  lastDayToRegister,
  leagueProspectus,
  letGoAfter,
  type LeagueProspectus,
  type RegistrationKind,
} from '@fieldhouse/api-contract';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { sameNumber } from '../../../shared/lib/money';
import { KIND_WORDS } from '../../../shared/lib/prospectus-words';
import { planIssue } from './payment-form';

const asked = leagueProspectus
  .pick({
    ...{ windows: true, currency: true, prices: true, groupSize: true, charges: true, refunds: true },
    ...{ places: true, waitlist: true, approval: true, paidFirst: true, placedBy: true },
  })
  // A form has a value for each of its fields.
  .extend({ payment: leagueProspectus.shape.payment.unwrap() });

const ascending = (ends: readonly (string | null)[]): boolean => {
  const times = ends.flatMap((end) => (end === null ? [] : Date.parse(end)));
  return times.every((time, n) => n === 0 || time > (times[n - 1] ?? time));
};

type Said = Pick<LeagueProspectus, 'endsOn' | 'format'> & {
  /** IANA, of the league. */
  readonly zone: string;
};
/** How people register, when and for what price, in a league of a format that ends on a day. */
export const registrationFormOf = ({ endsOn, format, zone }: Said) =>
  asked
    .refine(
      ({ windows: { opensAt, earlyUntil, regularUntil } }) => ascending([opensAt, earlyUntil, regularUntil]),
      {
        message: 'Registration closes after it opens, and after the early price ends',
        path: ['windows', 'regularUntil'],
      },
    )
    .refine(({ windows: { regularUntil, lateUntil } }) => ascending([regularUntil, lateUntil]), {
      message: 'The late price ends after the regular one',
      path: ['windows', 'lateUntil'],
    })
    .refine(({ prices }) => Object.keys(prices).length > 0, {
      message: 'Choose at least one way to register',
      path: ['prices'],
    })
    .refine(({ prices, groupSize }) => format !== 'draft' || !prices.group || groupSize <= DRAFT_GROUP_SIZE, {
      message: `A draft keeps up to ${DRAFT_GROUP_SIZE} friends together`,
      path: ['groupSize'],
    })
    .superRefine(({ payment, placedBy, windows }, context) => {
      const issue = planIssue(payment, endsOn);
      if (issue) context.addIssue({ code: 'custom', ...issue });
      if (letGoAfter({ format, placedBy, windows }, zone) === (format === 'draft' ? null : placedBy)) return;
      const last = calendarDay(lastDayToRegister(windows, zone));
      const message = `People can register until ${last}: choose that day or a later one, or leave it empty`;
      context.addIssue({ code: 'custom', path: ['placedBy'], message });
    });
export type RegistrationValues = z.infer<typeof asked>;
export type RegistrationControl = Control<RegistrationValues>;

/** What of a prospectus the step asks. */
export const registrationValues = (prospectus: LeagueProspectus): RegistrationValues =>
  asked.parse(prospectus);

/** Prices and charges in another currency: what is typed stays the number that it is, and nothing is converted. */
export const countedIn = (
  to: string,
  { currency, prices, charges }: Pick<RegistrationValues, 'currency' | 'prices' | 'charges'>,
): Pick<RegistrationValues, 'prices' | 'charges'> => {
  const same = (minor: number): number => sameNumber(minor, currency, to);
  const orNone = (minor: number | null): number | null => (minor === null ? null : same(minor));
  return {
    prices: Object.fromEntries(
      Object.entries(prices).map(([kind, { early, regular, late }]) => [
        kind,
        { early: orNone(early), regular: same(regular), late: orNone(late) },
      ]),
    ),
    charges: charges.map(({ name, amount }) => ({ name, amount: same(amount) })),
  };
};

/** The fields as they are called on the page. */
export const REGISTRATION_WORDS = {
  ...{ windows: 'the registration times', currency: 'the currency', prices: 'the prices' },
  ...{ groupSize: 'the group size', charges: 'the charges', refunds: 'the refunds', places: 'the places' },
  ...{ waitlist: 'the waitlist', approval: 'the approval', paidFirst: 'when it is paid' },
  placedBy: 'the last day for finding a team',
  payment: 'the payment plan',
} as const satisfies Readonly<Record<keyof RegistrationValues, string>>;

const MOST_FRIENDS = leagueProspectus.shape.groupSize.maxValue ?? Infinity;
/** People of a group, at most. */
export const mostFriendsIn = (format: LeagueProspectus['format']): number =>
  format === 'draft' ? DRAFT_GROUP_SIZE : MOST_FRIENDS;

/** Who can register in a format. */
export const kindsIn = (format: LeagueProspectus['format']): readonly RegistrationKind[] =>
  (Object.keys(KIND_WORDS) as RegistrationKind[]).filter(
    (kind) => format === 'team' || kind === 'free_agent' || kind === 'group',
  );

/** A price has no early or late part where the registration has none. */
export const priced = ({ windows, prices, ...rest }: RegistrationValues): RegistrationValues => ({
  ...rest,
  windows,
  prices: Object.fromEntries(
    Object.entries(prices).map(([kind, { early, regular, late }]) => [
      kind,
      {
        early: windows.earlyUntil === null ? null : early,
        regular,
        late: windows.lateUntil === null ? null : late,
      },
    ]),
  ),
});
