import type { ComponentType } from 'react';

/** Code that shows controls or overlays of MUI, with the theme around it; both come at the same time. */
export const withMui =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Content, { MuiScope }] = await Promise.all([load(), import('./mui-scope')]);
    return (props: Props) => (
      <MuiScope>
        <Content {...props} />
      </MuiScope>
    );
  };
