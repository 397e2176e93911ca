import type { Failure } from '../api/problem';

/** What is wrong with a field: 'exceptions.0.to'. */
type Fault = { readonly field: string; readonly message: string };

/** What the service says about fields of the form. A body may stand inside another: 'settings.rounds' is `rounds`. */
export const faultsOf = ({ errors = [] }: Failure, names: readonly string[]): Fault[] =>
  errors.flatMap(({ field, message }) => {
    const path = field.split('.');
    const start = path.findIndex((part) => names.includes(part));
    return start < 0 ? [] : { field: path.slice(start).join('.'), message };
  });

/** The first message among nested errors of a form. */
export const firstMessage = (errors: unknown): string | undefined => {
  if (typeof errors !== 'object' || errors === null || errors instanceof Element) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  return Object.values(errors)
    .map(firstMessage)
    .find((message) => message !== undefined);
};

/**
 * Leads to the first field that is marked, also where the field is a group of buttons.
 * @returns whether there is one
 */
export const focusFirstFault = (form: HTMLFormElement | null): boolean => {
  const place = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button');
  // In the middle: at the edges the page's header or a toast may cover it.
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
  return place !== null && place !== undefined;
};
