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
 * My change made to the list as it stands meanwhile. Whom either side took off is gone. My order holds where I moved
 * somebody, else theirs; whom the other side added stands before the one they put them before.
 */
export const mergedList = ({ base, mine }: UnsavedList, theirs: readonly string[]): readonly string[] => {
  const [before, own, there] = [new Set(base), new Set(mine), new Set(theirs)];
  const stays = (id: string): boolean => !before.has(id) || (own.has(id) && there.has(id));
  const isMoved = !sameList(
    base.filter((id) => own.has(id)),
    mine.filter((id) => before.has(id)),
  );
  const [order, other, has] = isMoved ? [mine, theirs, own] : [theirs, mine, there];
  const addedBefore = new Map<string, readonly string[]>();
  let added: string[] = [];
  for (const id of other.filter(stays)) {
    if (has.has(id)) {
      addedBefore.set(id, added);
      added = [];
    } else added.push(id);
  }
  return [...order.filter(stays).flatMap((id) => [...(addedBefore.get(id) ?? []), id]), ...added];
};

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
