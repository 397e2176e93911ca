import { MenuRounded } from '../../shared/icons/menu-rounded';
import Box from '@mui/material/Box';
import { useSession } from '../../shared/session/use-session';
import { AccountMenu } from './account-menu';
import { Breadcrumbs } from './breadcrumbs';
import { ThemeButton } from './theme-button';
import { useHome } from './use-home';
import { Wordmark } from './wordmark';
import { FrameButton } from './frame-button';

type FrameHeaderProps = { readonly expanded: boolean; readonly onToggle: () => void };

/** The header of the product: menu toggle, logo, where one is, theme, the person. */
export const FrameHeader = ({ expanded, onToggle }: FrameHeaderProps) => {
  const { user } = useSession();
  const home = useHome();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        height: 56,
        px: { xs: 1, md: 1 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <FrameButton
        aria-label="Toggle navigation"
        aria-expanded={expanded}
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle navigation (Ctrl+B)"
        onClick={onToggle}
      >
        <MenuRounded />
      </FrameButton>
      <Wordmark to={home} compact />
      <Box sx={{ flex: 1, minWidth: 0, pl: { md: 4 } }}>
        <Breadcrumbs />
      </Box>
      <ThemeButton />
      {user && <AccountMenu user={user} variant="frame" />}
    </Box>
  );
};
