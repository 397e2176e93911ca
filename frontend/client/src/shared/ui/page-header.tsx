import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

type PageHeaderProps = {
  readonly title: string;
  /** Above the title: where this belongs. */
  readonly eyebrow?: ReactNode;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a page; also names the browser's tab. */
export const PageHeader = ({ title, eyebrow, status, actions, children }: PageHeaderProps) => {
  useEffect(() => {
    document.title = `${title} · Fieldhouse`;
  }, [title]);
  return (
    <Box component="header" sx={{ pt: { xs: 5, md: 8 }, pb: 4 }}>
      {eyebrow && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {eyebrow}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h1">{title}</Typography>
        {status}
        {actions && <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
};
