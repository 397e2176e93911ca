import { BetaPlace } from '../../features/beta/beta-place';
import { useRoles } from '../../shared/session/use-session';
import { PageHeader } from '../../shared/ui/page-header';
import { OwnerChecklist } from './complex/owner-checklist';

/** `/complex`: the first steps of an owner; everybody else applies for the open beta here. */
export const ComplexPage = () =>
  useRoles().has('complex_owner') ? (
    <>
      <PageHeader title="Facility Dashboard" />
      <OwnerChecklist />
    </>
  ) : (
    <>
      <PageHeader title="Open beta for complex owners" />
      <BetaPlace />
    </>
  );
