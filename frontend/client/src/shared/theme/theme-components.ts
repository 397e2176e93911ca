import type { Components, Theme } from '@mui/material/styles';

type Styles = Components<Omit<Theme, 'components'>>;

const focusRing = (theme: Omit<Theme, 'components'>) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

/** Borders rather than shadows, labels above their fields, one focus ring, no ripples. */
export const componentStyles: Styles = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        borderRadius: 8,
        whiteSpace: 'nowrap',
        transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.control,
        backgroundColor: theme.vars?.palette.background.paper,
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.hairline}`,
        borderRadius: 12,
        overflow: 'visible',
      }),
    },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
        subtitle2: 'p',
        body1: 'p',
        body2: 'p',
        figure: 'span',
        clock: 'span',
      },
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ theme }) => ({ paddingInline: 16, [theme.breakpoints.up('sm')]: { paddingInline: 24 } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      container: { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' },
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars?.palette.hairline}`,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650, padding: '20px 24px 8px' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderColor: theme.vars?.palette.hairline,
        // All of them come from the right.
        paddingRight: 'env(safe-area-inset-right)',
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.hairline}`,
        borderRadius: 12,
        boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 40, fontSize: '0.875rem' } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        color: theme.vars?.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        minHeight: 40,
        backgroundColor: theme.vars?.palette.background.paper,
        '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem' },
      }),
      input: { '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 0 } },
      multiline: { '& textarea': { minHeight: 0 } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars?.palette.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        fontSize: '0.75rem',
        // It often says why the field is locked.
        '&.Mui-disabled': { color: theme.vars?.palette.text.secondary },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 40,
        padding: '4px 12px',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        borderColor: theme.vars?.palette.hairline,
      }),
      head: ({ theme }) => ({
        fontSize: '0.75rem',
        fontWeight: 600,
        color: theme.vars?.palette.text.secondary,
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.75rem' } } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: { fontSize: '0.75rem', lineHeight: 1.4, padding: '8px 12px', borderRadius: 8 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        border: `1px solid ${theme.vars?.palette.hairline}`,
        color: theme.vars?.palette.text.primary,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        paddingInline: 12,
        textTransform: 'none',
        fontWeight: 600,
        color: theme.vars?.palette.text.secondary,
        borderColor: theme.vars?.palette.control,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars?.palette.primary.main,
          backgroundColor: theme.vars?.palette.primary.light,
        },
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
};
