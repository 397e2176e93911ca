/** One team of a list as somebody types it: either may be empty. */
export type TeamRow = { readonly name: string; readonly captainEmail: string };

const ADDRESS = /[^\s<>,;"]+@[^\s<>,;"]+/;

/**
 * Teams and their captains' addresses from text as it comes out of a spreadsheet or a mail: a line for each, with the
 * name, the address or both in any order, between tabs, commas or semicolons; `Name <address>` too.
 */
export const pastedTeams = (text: string): readonly TeamRow[] =>
  text
    .split(/\r?\n/)
    .map((line) => {
      const captainEmail = ADDRESS.exec(line)?.[0] ?? '';
      const [name = ''] = line
        .replace(captainEmail, '')
        .replace(/<\s*>/g, '')
        .split(/[\t,;]/)
        .map((cell) => cell.replace(/^["'\s]+|["'\s]+$/g, ''))
        .filter((cell) => cell !== '');
      return { name, captainEmail };
    })
    .filter(({ name, captainEmail }) => name !== '' || captainEmail !== '');
