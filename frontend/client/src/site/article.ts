/** A Markdown file of the content folder, rendered. The HTML is our own: the files are part of this repository. */
export type Article = {
  /** Its file name without ending: a post's address, a legal text's version. */
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly summary: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

/** All versions of one legal text, newest first; the first one is in force. */
export type LegalText = { readonly path: '/privacy' | '/terms'; readonly versions: readonly Article[] };

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 1, 2026' */
export const dateText = (date: string): string => FORMAT.format(new Date(`${date}T00:00:00Z`));
