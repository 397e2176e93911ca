import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Look = {
  /** `filled` for the one thing to do; a page has few of them. */
  readonly variant?: 'filled' | 'outlined' | 'text';
  /** `accent` only for what goes on right now. */
  readonly tone?: 'primary' | 'accent';
  readonly size?: 'small' | 'medium' | 'large';
};

const classOf = ({ variant = 'outlined', tone = 'primary', size = 'medium' }: Look, more = ''): string =>
  `button button-${variant} button-${tone} button-${size} ${more}`.trimEnd();

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement>;
    /** What it began is not done: it cannot be pressed again, and keeps the focus of whoever came by keys. */
    readonly busy?: boolean;
  };

/** Does something on this page. */
export const Button = ({ variant, tone, size, busy = false, className, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    className={classOf({ variant, tone, size }, className)}
  />
);

/** Leads to another page, where something is to be done. */
export const ButtonLink = ({ variant, tone, size, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={classOf({ variant, tone, size }, className)} />
);

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What it does; nothing of it is written. */
  readonly 'aria-label': string;
  /** In a row of a list. */
  readonly small?: boolean;
  readonly children: ReactNode;
};

/** A button that is an icon. */
export const IconButton = ({ small = false, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`icon-button${small ? ' icon-button-small' : ''} ${className}`.trimEnd()}
  />
);
