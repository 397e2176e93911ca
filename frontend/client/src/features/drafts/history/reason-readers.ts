/** Who reads why something of a draft was changed: it stands in the draft's history. */
export const DRAFT_READS = 'Everybody in the draft can read it.';
