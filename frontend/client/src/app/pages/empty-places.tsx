import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';
import { RoleOnly } from '../role-only';
import { PLACE_ROLES, type PlacePath } from './place-roles';
import { PLACES, type Place } from './places';

/** The page of a place with nothing in it yet. */
export const EmptyPlace = ({ path }: { readonly path: PlacePath }) => {
  const place = PLACES[path];
  const role = PLACE_ROLES[path];
  const empty = <Empty place={place} />;
  if (role === null) return empty;
  return (
    <RoleOnly role={role} title={place.title}>
      {empty}
    </RoleOnly>
  );
};

const Empty = ({ place }: { readonly place: Place }) => (
  <>
    <PageHeader title={place.title} />
    <EmptyState
      title={place.empty}
      action={
        <Button component={Link} to={place.action.to} variant="contained">
          {place.action.label}
        </Button>
      }
    >
      {place.text}
    </EmptyState>
  </>
);
