import { SearchRounded } from '../../../shared/icons/search-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { GlobalRoleView } from '@fieldhouse/api-contract';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { useTyped } from '../../../shared/lib/use-typed';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { AdminError } from '../admin-error';
import { adminUsersApi } from '../api/admin-users.api';
import { UserDrawer } from './user-drawer';
import { ROLE_WORDS } from './user-words';

const ROLES = Object.keys(ROLE_WORDS) as GlobalRoleView[];

/** Looks accounts up by the beginning of a name or an address; one of them opens beside the list. */
export const UserSearch = () => {
  const [asked, ask] = useQueryParam('q');
  const [q, setQ] = useTyped(asked ?? '', ask);
  const [roleParam, setRole] = useQueryParam('role');
  const [userId, setUserId] = useQueryParam('user');
  const role = ROLES.find((one) => one === roleParam) ?? null;
  const sought = (asked ?? '').trim();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    adminUsersApi.useAdminUsersInfiniteQuery({ q: sought, role }, { refetchOnMountOrArgChange: true });
  const users = data?.pages.flatMap((page) => page.users) ?? [];
  const close = (): void => {
    setUserId(null);
    void refetch();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <TextField
          label="Name or e-mail begins with"
          value={q}
          onChange={(event) => setQ(event.target.value)}
          type="search"
          sx={{ flex: '1 1 240px', maxWidth: 480 }}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchRounded fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          label="Role"
          value={role ?? 'any'}
          onChange={(event) => setRole(event.target.value === 'any' ? null : event.target.value)}
          sx={{ width: { xs: 1, sm: 200 } }}
        >
          <MenuItem value="any">Any role</MenuItem>
          {ROLES.map((one) => (
            <MenuItem key={one} value={one}>
              {ROLE_WORDS[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {!data && error && (
        <AdminError what="The accounts could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={8} height={56} />}
      {data && users.length === 0 && (
        <EmptyState title="Nobody found">No account begins like that. Try fewer letters.</EmptyState>
      )}
      <Box component="ul" aria-label="Accounts" aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {users.map(({ accountId, name, email, roles, emailConfirmedAt }) => (
          <Box component="li" key={accountId} sx={{ borderBottom: 1, borderColor: 'hairline' }}>
            <ButtonBase
              onClick={() => setUserId(accountId)}
              aria-haspopup="dialog"
              sx={{
                width: 1,
                minHeight: 56,
                px: 2,
                py: 2,
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'flex-start',
                columnGap: 3,
                rowGap: 1,
                textAlign: 'left',
                '&:hover, &:focus-visible': { bgcolor: 'sunken' },
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {email}
                  {emailConfirmedAt === null && ' · not confirmed'}
                </Typography>
              </Box>
              {roles.map((one) => (
                <Chip key={one} size="small" label={ROLE_WORDS[one]} />
              ))}
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 4 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      <UserDrawer accountId={userId} onClose={close} />
    </>
  );
};
