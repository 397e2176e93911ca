import type { PollView } from '@fieldhouse/api-contract';
import { count } from '../../../shared/lib/words';

/** The poll as it is once its reader has chosen these options, before the service says so. */
export const withChoice = (poll: PollView, me: string, mine: readonly string[]): PollView => {
  const options = poll.options.map((option) => {
    const { optionId, accountIds } = option;
    const added = Number(mine.includes(optionId)) - Number(poll.mine.includes(optionId));
    const others = accountIds?.filter((accountId) => accountId !== me) ?? null;
    return {
      ...option,
      votes: option.votes + added,
      accountIds: others && mine.includes(optionId) ? [...others, me] : others,
    };
  });
  const voters = poll.voters + Number(mine.length > 0) - Number(poll.mine.length > 0);
  return { ...poll, options, mine, voters };
};

/** The whole choice once an option was pressed: of one option, or of several, in their order. */
export const pressed = ({ options, mine, multiple }: PollView, optionId: string): readonly string[] => {
  if (!multiple) return [optionId];
  const isChosen = ({ optionId: one }: { readonly optionId: string }): boolean =>
    (one === optionId) !== mine.includes(one);
  return options.filter(isChosen).map((option) => option.optionId);
};

/** The options that most have voted for; none where nobody has. */
export const leadingIn = ({ options }: PollView): readonly string[] => {
  const most = Math.max(...options.map(({ votes }) => votes));
  return most === 0 ? [] : options.filter(({ votes }) => votes === most).map(({ optionId }) => optionId);
};

/** What one is asked to do, as 'Secret poll: choose one or more'. */
export const askedWords = ({ multiple, secret }: PollView): string =>
  `${secret ? 'Secret poll' : 'Poll'}: choose ${multiple ? 'one or more' : 'one'}`;

/** 'Nobody has voted', '1 person voted'. */
export const votersWords = ({ voters }: PollView): string =>
  voters === 0 ? 'Nobody has voted' : `${count(voters, 'person', 'people')} voted`;
