import { count, listOf } from '../../../shared/lib/words';
import type { Fault } from './check-proof';
import type { Differences } from './differences';

const NAMED = 6;

const picksIn = (pickNos: readonly number[]): string =>
  pickNos.length > NAMED ? count(pickNos.length, 'pick') : listOf(pickNos.map((pickNo) => `pick ${pickNo}`));

/** What does not fit, as a sentence. */
export const faultSentence = (fault: Fault): string => {
  switch (fault.what) {
    case 'statement':
      return 'What was signed cannot be read.';
    case 'facts':
      return `Fact ${fault.fact} of the log is missing or out of place.`;
    case 'chain':
      return 'The log is not the one that was signed: something in it was changed, left out or put in.';
    case 'signature':
      return 'The signature does not fit what it should have signed.';
    case 'key':
      return 'It is signed with another key than that of this site.';
    case 'cells':
      return `The log leads to another result than the one that was signed: ${picksIn(fault.pickNos)}.`;
    case 'rosters':
      return 'The rosters that were published are not those that were signed.';
    case 'earlier':
      return 'An earlier signature does not fit the log.';
  }
};

/** How a page differs from what was signed, as sentences. */
export const differenceSentences = ({ pickNos, others }: Differences): readonly string[] => [
  ...(pickNos.length > 0
    ? [`This page shows something else than what was signed: ${picksIn(pickNos)}.`]
    : []),
  ...(others > 0
    ? [`This page shows ${count(others, 'player')} without a pick otherwise than what was signed.`]
    : []),
];

/** What to do about it. */
export const WHAT_NOW =
  'Download the proof, keep the mail with the code, and ask the commissioner. With a file that you kept, “Check a file” says which fact is another one.';
