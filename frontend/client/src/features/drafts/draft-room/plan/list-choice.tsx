import { memo } from 'react';
import { Segments } from '../../../../shared/ui/segments';
import type { PlanList } from './use-plan';

const WORDS = { players: 'Players', queue: 'Queue', ranking: 'Ranking', doNotDraft: 'Avoid' } as const;

/** A team's own lists, as they stand beside each other. */
export const OWN_LISTS: readonly PlanList[] = ['queue', 'ranking', 'doNotDraft'];
export type ShownList = keyof typeof WORDS;

type ListChoiceProps<Shown extends ShownList> = Readonly<Record<PlanList, number>> & {
  readonly lists: readonly Shown[];
  readonly shown: Shown;
  readonly onShow: (list: Shown) => void;
};

const Choice = <Shown extends ShownList>({ lists, shown, onShow, ...lengths }: ListChoiceProps<Shown>) => {
  const manyOf: Readonly<Record<ShownList, number>> = { players: 0, ...lengths };
  return (
    <Segments
      label={lists.length > OWN_LISTS.length ? 'Players and my lists' : 'My lists'}
      options={lists.map((list) => ({ name: list, word: `${WORDS[list]} ${manyOf[list] || ''}`.trimEnd() }))}
      chosen={shown}
      onChoose={onShow}
    />
  );
};

/** Which list is shown, each of my own with how many on it are free still. */
export const ListChoice = memo(Choice) as typeof Choice;
