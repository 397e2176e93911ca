import {
  registrationStatuses,
  type RegistrationKind,
  type StaffRegistrationView,
} from '@fieldhouse/api-contract';
import { searchFor } from '../../../shared/lib/words';
import { KIND_WORDS } from '../words/status-words';

/** What of a league's registrations is shown; all of it stands in the address. */
export type RegistrationFilters = {
  readonly search: string;
  readonly status: string | null;
  readonly kind: string | null;
};
export const FILTER_NAMES = ['q', 'status', 'kind'] as const;

export const filtersOf = (params: URLSearchParams): RegistrationFilters => ({
  search: params.get('q') ?? '',
  status: registrationStatuses.find((one) => one === params.get('status')) ?? null,
  kind: (Object.keys(KIND_WORDS) as RegistrationKind[]).find((one) => one === params.get('kind')) ?? null,
});

/** Those that fit, in the order in which they were sent. */
export const filtered = (
  registrations: readonly StaffRegistrationView[],
  { search, status, kind }: RegistrationFilters,
): readonly StaffRegistrationView[] => {
  const isFound = searchFor(search);
  return registrations.filter(
    (one) =>
      (status === null || one.status === status) &&
      (kind === null || one.kind === kind) &&
      isFound(`${one.name} ${one.teamName ?? ''}`),
  );
};
