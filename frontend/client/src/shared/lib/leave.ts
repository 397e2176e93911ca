/** Loads a page that another entry of the site serves. */
export const leaveTo = (path: string): void => window.location.assign(path);
/** The same in place of this page: going back does not come by it again. */
export const leaveInPlaceTo = (path: string): void => window.location.replace(path);
