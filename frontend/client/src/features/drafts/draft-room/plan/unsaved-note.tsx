import type { Plan } from './use-plan';
import '../lists.css';

/** Says that something of a team's lists has not reached the server yet. */
export const UnsavedNote = ({ plan }: { readonly plan: Plan | null }) =>
  plan?.unsaved ? <p className="plan-unsaved">Not saved yet. It is kept and sent again.</p> : null;
