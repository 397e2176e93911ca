import { ListThread } from '@fieldhouse/lists';
import { readRosterList, type RosterFacts, type RosterList } from './read-roster-list';

/** What can be asked of a team's list. @throws ImportFileError */
export const rosterListReaders = {
  preview: ({ list, facts }: { readonly list: RosterList; readonly facts: RosterFacts }) =>
    readRosterList(list, facts),
};

/** Reads lists of people for teams on a thread of their own. */
export class RosterListThread extends ListThread<typeof rosterListReaders> {
  constructor() {
    super(require.resolve('./roster-list.thread'));
  }
}
