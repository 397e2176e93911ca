import type { ReactElement } from 'react';
import { createContext, useContext } from 'react';

/** Renders what is hydrated later as markup of its own; put in by the prerenderer. */
export const IslandMarkup = createContext<(element: ReactElement) => string>(() => '');

export type IslandName = 'contact' | 'status';

/** A part of a page that comes alive in the browser. The rest of the page is never sent as code. */
export const Island = ({ name, element }: { readonly name: IslandName; readonly element: ReactElement }) => {
  const markup = useContext(IslandMarkup);
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: markup(element) }} />;
};
