/** The words of a list that is written with commas, over as many lines as it takes. */
export const words = (list: string): readonly string[] =>
  list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
