import { useAskedFirst, type AskedForm } from './use-asked-first';

/**
 * Asks before a form takes places from those who have them.
 * @param told what follows for them; null: nothing
 */
export const useAskedPlaces = (form: AskedForm, told: string | null) =>
  useAskedFirst(
    form,
    told === null
      ? null
      : {
          title: 'Save fewer places?',
          confirmLabel: 'Save fewer places',
          told: `${told} Whoever has paid gets everything back if they withdraw.`,
        },
  );
