import { partsOf } from '@fieldhouse/values';

const WORD = /[\p{L}\p{N}]+/gu;
/** What nobody types to find a message by. */
const LONGEST = 40;

/** The words of a text as they are looked for: without case and accents, each once. Whom it mentions is no word of it. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(partsOf(text).flatMap((part) => (part.kind === 'text' ? plainWords(part.text) : []))),
];

/** The same of what somebody types, in their order. */
export const plainWords = (text: string): readonly string[] =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().matchAll(WORD)].map(([word]) =>
    word.slice(0, LONGEST),
  );
