/** Beside what is promised and not there yet. */
export const SoonTag = () => <small className="tag">Soon</small>;
