/** Mail programs make a link of what looks like an address: a name that does is not repeated to strangers. */
const LOOKS_LIKE_AN_ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2}/u;

/** A name that somebody gave, as it may stand in a mail to somebody who has not asked: in quotes, or `instead` of it. */
export const sayable = (name: string, instead: string): string =>
  name === '' || LOOKS_LIKE_AN_ADDRESS.test(name) ? instead : `“${name}”`;
