/** Up to where all of some read models hold everything; '0': one of them holds nothing. */
export const slowestOf = async (
  ...readers: readonly { readonly appliedTo: () => Promise<string> }[]
): Promise<string> => {
  const at = await Promise.all(readers.map((reader) => reader.appliedTo()));
  return at.map((one) => one || '0').reduce((least, one) => (BigInt(one) < BigInt(least) ? one : least));
};
