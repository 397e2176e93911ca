import { Component, type ReactNode } from 'react';
import { report } from '../lib/log';

type ErrorBoundaryProps = {
  /** For the log, as 'the toasts'. */
  readonly name: string;
  /** In place of what broke. */
  readonly instead: (retry: () => void, error: unknown) => ReactNode;
  /** Before what broke is tried again: by the person, or because the connection is back. */
  readonly onRetry?: () => void;
  /** What is shown, as its address: something else has not broken yet. */
  readonly of?: unknown;
  readonly children: ReactNode;
};
type State = { readonly broken: boolean; readonly error: unknown; readonly of: unknown };

/** What did not arrive, and is asked for anew when it is next shown: not before it has been told of, which would never end. */
export class NotArrivedError extends Error {
  constructor(
    override readonly cause: unknown,
    readonly askAnew: () => void,
  ) {
    super(cause instanceof Error ? cause.message : 'It did not arrive');
  }
}

/** Keeps a part that breaks, or whose code does not arrive, from taking with it what stands around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: false, error: undefined, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: true, error };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return of === state.of ? null : { broken: false, error: undefined, of };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown): void {
    report(`${this.props.name} could not be shown`, error);
    if (error instanceof NotArrivedError) error.askAnew();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead(this.retry, this.state.error) : this.props.children;
  }

  private readonly retry = (): void => {
    if (!this.state.broken) return;
    this.props.onRetry?.();
    this.setState({ broken: false, error: undefined });
  };
}
