import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

// A modal of MUI hides all else in the body from screen readers, but for elements that may not be hidden, as this one.
const place = document.createElement('slot');
document.body.append(place);

/** Stands beside the page, where it is read aloud also while a dialog, a drawer or a menu is open. */
export const Aloud = ({ children }: { readonly children: ReactNode }) => createPortal(children, place);
