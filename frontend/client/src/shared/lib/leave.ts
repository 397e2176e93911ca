/** Loads a page that another entry of the site serves. */
export const leaveTo = (path: string): void => window.location.assign(path);
