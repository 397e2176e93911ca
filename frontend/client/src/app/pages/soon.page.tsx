import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';
import type { Page } from '../route-table';

/** The page of a part of the product that is not there yet: what it will be, and what can be done meanwhile. */
export const SoonPage = ({ page }: { readonly page: Extract<Page, { soon: string }> }) => (
  <>
    <PageHeader title={page.label} status={<span className="chip">Soon</span>} />
    <EmptyState
      title="Not part of Fieldhouse yet"
      action={
        <ButtonLink to={page.way.to} variant="filled">
          {page.way.label}
        </ButtonLink>
      }
    >
      {page.soon}
    </EmptyState>
  </>
);
