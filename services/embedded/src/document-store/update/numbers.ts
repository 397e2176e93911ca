import { Long } from 'bson';
import { StoreError } from '../errors';

type Numeric = number | Long;

const isNumeric = (value: unknown): value is Numeric => typeof value === 'number' || value instanceof Long;

const exact = (value: Numeric): bigint | undefined => {
  if (value instanceof Long) return value.toBigInt();
  return Number.isInteger(value) ? BigInt(value) : undefined;
};

const narrowed = (value: bigint): Numeric => {
  if (BigInt.asIntN(64, value) !== value)
    throw new StoreError('BadValue', 'Failed to apply the update: integer overflow');
  return Number.isSafeInteger(Number(value)) ? Number(value) : Long.fromBigInt(value);
};

/** Checks the operand of a numeric operator. @throws StoreError TypeMismatch */
export const numericOperand = (operator: string, path: string, operand: unknown): Numeric => {
  if (isNumeric(operand)) return operand;
  throw new StoreError(
    'TypeMismatch',
    `Cannot apply ${operator} to field '${path}' with a non-numeric argument`,
  );
};

/**
 * Adds or multiplies as MongoDB does: 64-bit integers exactly, everything else as doubles. A missing field
 * counts as 0.
 * @throws StoreError TypeMismatch for a field that is no number, BadValue on integer overflow
 */
export const combine = (
  operator: '$inc' | '$mul',
  path: string,
  current: unknown,
  operand: Numeric,
): Numeric => {
  const base = current === undefined ? 0 : current;
  if (!isNumeric(base))
    throw new StoreError(
      'TypeMismatch',
      `Cannot apply ${operator} to a value of non-numeric type in field '${path}'`,
    );
  const plain = operator === '$inc' ? Number(base) + Number(operand) : Number(base) * Number(operand);
  if (
    typeof base === 'number' &&
    typeof operand === 'number' &&
    !(Number.isInteger(plain) && Math.abs(plain) > Number.MAX_SAFE_INTEGER)
  ) {
    return plain;
  }
  const [a, b] = [exact(base), exact(operand)];
  if (a === undefined || b === undefined) return plain;
  return narrowed(operator === '$inc' ? a + b : a * b);
};
