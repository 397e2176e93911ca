import { randomBytes } from 'node:crypto';
import { PREFIXES, type Kind } from './kinds';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on would make the first letters likelier. */
const FAIR = 256 - (256 % LETTERS.length);

/** Letters and digits that nobody can guess. */
export const randomText = (length: number): string => {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length))
      if (byte < FAIR && text.length < length) text += LETTERS[byte % LETTERS.length];
  return text;
};

/** A session's id is all that its page asks for, so it is longer than the others. */
export const newId = (kind: Kind): string =>
  `${PREFIXES[kind]}_${randomText(kind === 'checkout.session' ? 56 : 24)}`;
