import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Look = {
  /** `filled` for the one thing to do; a page has few of them. */
  readonly variant?: 'filled' | 'outlined' | 'text';
  /** `accent` only for what goes on right now. */
  readonly tone?: 'primary' | 'accent';
  readonly small?: boolean;
};

const classOf = ({ variant = 'outlined', tone = 'primary', small = false }: Look, more = ''): string =>
  `button button-${variant} button-${tone}${small ? ' button-small' : ''} ${more}`.trimEnd();

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement>;
    /** What it began is not done: it cannot be pressed again. */
    readonly busy?: boolean;
  };

/** Does something on this page. */
export const Button = ({ variant, tone, small, busy = false, disabled, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled === true || busy}
    aria-busy={busy || undefined}
    className={classOf({ variant, tone, small }, className)}
  />
);

/** Leads to another page, where something is to be done. */
export const ButtonLink = ({ variant, tone, small, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={classOf({ variant, tone, small }, className)} />
);

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What it does; nothing of it is written. */
  readonly 'aria-label': string;
  readonly children: ReactNode;
};

/** A button that is an icon. */
export const IconButton = ({ className = '', ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={`icon-button ${className}`.trimEnd()} />
);
