/** A team's private lists, of player ids. */
export type Lists = {
  readonly queue: readonly string[];
  readonly ranking: readonly string[];
  readonly doNotDraft: readonly string[];
};
export type PlanList = keyof Lists;

/** A list that the server does not have yet. */
export type UnsavedList = {
  /** The list that was changed, as the server had it. */
  readonly base: readonly string[];
  readonly mine: readonly string[];
};
export type UnsavedLists = { readonly [List in PlanList]?: UnsavedList };

/**
 * My change made to the list as it stands meanwhile: my order holds, whom the others took off is gone, whom they added
 * comes last.
 */
export const mergedList = ({ base, mine }: UnsavedList, theirs: readonly string[]): readonly string[] => [
  ...mine.filter((id) => theirs.includes(id) || !base.includes(id)),
  ...theirs.filter((id) => !base.includes(id) && !mine.includes(id)),
];

/** The lists as this person wants them. */
export const withUnsaved = <Saved extends Lists>(saved: Saved, unsaved: UnsavedLists): Saved =>
  namesOf(unsaved).reduce((lists, list) => {
    const change = unsaved[list];
    return change ? { ...lists, [list]: mergedList(change, saved[list]) } : lists;
  }, saved);

export const without = (unsaved: UnsavedLists, list: PlanList): UnsavedLists => {
  const { [list]: _, ...others } = unsaved;
  return others;
};

export const namesOf = (unsaved: UnsavedLists): readonly PlanList[] => Object.keys(unsaved) as PlanList[];

export const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
