import { z } from 'zod';

const MOST = 20;
const address = z.email().max(254);

/** The addresses of a pasted text, each once: 'Kim Young <kim@example.org>; ana@example.org' are two. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      // Quoted names may hold commas.
      .replace(/"[^"]*"/g, '')
      .split(/[,;\n\r]+/)
      .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  ),
];

/** What is asked of a text with addresses; says which of them are none. */
export const addressesText = z.string().superRefine((text, found) => {
  const addresses = addressesIn(text);
  const wrong = addresses.filter((one) => !address.safeParse(one).success);
  const message =
    wrong.length > 0
      ? `${wrong.length === 1 ? 'This isn’t an e-mail address' : 'These aren’t e-mail addresses'}: ${wrong.join(', ')}`
      : addresses.length === 0
        ? 'Enter an e-mail address'
        : addresses.length > MOST
          ? `At most ${MOST} at once; these are ${addresses.length}`
          : null;
  if (message !== null) found.addIssue({ code: 'custom', message });
});
