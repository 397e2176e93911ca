import { Component, type ReactNode } from 'react';
import { report } from '../../../shared/lib/log';
import { ErrorBlock } from '../../../shared/ui/error-block';

/** Keeps a part that breaks from taking the dashboard with it. */
export class PartBoundary extends Component<
  { readonly name: string; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    report(`the dashboard's part '${this.props.name}' broke`, error);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <ErrorBlock
        what="This part of the dashboard could not be shown"
        error={this.state.error}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}
