/** What of the room nobody sees first. */
export const later = () => import('./later-parts');
