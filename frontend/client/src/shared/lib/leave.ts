/** Loads a page that another entry of the site serves, in place of this one in the history if wanted. */
export const leaveTo = (path: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
  if (replace) window.location.replace(path);
  else window.location.assign(path);
};
