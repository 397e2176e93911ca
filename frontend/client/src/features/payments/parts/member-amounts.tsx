import { AmountField } from '../../../shared/form/fields/amount-input';

/** Somebody who can be asked for money. */
export type Candidate = { readonly accountId: string; readonly name: string };
/** Who pays how much, in minor units; NaN for what is no amount. */
export type Owing = { readonly accountId: string; readonly amountMinor: number };

type MemberAmountsProps = {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  readonly value: readonly Owing[];
  readonly currency: string;
  /** What somebody who is taken in pays at first. */
  readonly first: number;
  readonly fault?: string;
  /** What all of them pay is missing, and said where it is entered. */
  readonly saidOnce?: boolean;
  readonly onChange: (value: readonly Owing[]) => void;
};

/** What is wrong with such a list: a word on the whole of it, else on amounts in it. */
export const faultOfAmounts = (
  error: { readonly message?: string; readonly root?: { readonly message?: string } } | undefined,
): string | undefined =>
  error && (error.message ?? error.root?.message ?? 'Enter an amount for everybody who is checked');

/** Who pays, each with an amount of their own; whoever is not ticked pays nothing. */
export const MemberAmounts = ({
  label,
  candidates,
  value,
  currency,
  first,
  fault: said,
  saidOnce = false,
  onChange,
}: MemberAmountsProps) => {
  const fault = saidOnce ? undefined : said;
  const isBad = ({ amountMinor }: Owing): boolean => !(amountMinor > 0);
  // Where no amount is at fault, all of them together are: the first one is where the form leads to.
  const whole = fault !== undefined && !value.some(isBad);
  const turn = (accountId: string, on: boolean): void =>
    onChange(
      candidates.flatMap((one) => {
        const before = value.find((owing) => owing.accountId === one.accountId);
        if (one.accountId !== accountId) return before ?? [];
        return on ? { accountId, amountMinor: first } : [];
      }),
    );
  return (
    <fieldset className="fieldset">
      <legend>{label}</legend>
      <ul className="rows">
        {candidates.map(({ accountId, name }, n) => {
          const owing = value.find((one) => one.accountId === accountId);
          return (
            <li key={accountId} className="row member-amount">
              <label className="member-amount-name">
                <input
                  type="checkbox"
                  checked={owing !== undefined}
                  aria-invalid={(whole && n === 0) || undefined}
                  onChange={({ target }) => turn(accountId, target.checked)}
                />
                {name}
              </label>
              {owing && (
                <AmountField
                  label={`Amount of ${name}`}
                  currency={currency}
                  value={owing.amountMinor}
                  error={fault !== undefined && isBad(owing) ? 'Enter more than zero' : undefined}
                  onChange={(minor) =>
                    onChange(
                      value.map((one) =>
                        one.accountId === accountId ? { accountId, amountMinor: minor ?? Number.NaN } : one,
                      ),
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {fault && (
        <p role="alert" className="failure">
          {fault}
        </p>
      )}
    </fieldset>
  );
};
