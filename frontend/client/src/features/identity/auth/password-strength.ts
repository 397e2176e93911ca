import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, 0 to 4, and whether it is one of those that everybody tries first. */
export type Strength = { readonly score: number; readonly common: boolean };

/** @param about what others know of the person, such as their name */
export const strengthOf = (password: string, about: readonly string[]): Strength => {
  const { score, sequence } = estimator.check(password, [...about]);
  const common = sequence.some(
    (match) =>
      match.pattern === 'dictionary' &&
      match.token.length === password.length &&
      match['dictionaryName'] === 'passwords-common',
  );
  return { score, common };
};
