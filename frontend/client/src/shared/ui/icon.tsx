import type { CSSProperties, ReactNode, SVGProps } from 'react';
import { cssColor, type ColorName } from './colors';

/** The few style words that icons take, as MUI's components do: colors of the theme, margins in steps of 4 px. */
type IconStyle = {
  readonly fontSize?: number;
  readonly color?: ColorName;
  readonly ml?: number | 'auto';
  readonly mr?: number;
  readonly mt?: number;
  readonly transform?: string;
  readonly flexShrink?: number;
};

type IconProps = Omit<SVGProps<SVGSVGElement>, 'fontSize' | 'color'> & {
  readonly fontSize?: 'small' | 'medium' | 'inherit';
  /** What it says to who does not see it; without it, it is decoration. */
  readonly titleAccess?: string;
  readonly sx?: IconStyle;
};

const STEP_PX = 4;
const styleOf = ({ color, ml, mr, mt, ...same }: IconStyle): CSSProperties => ({
  ...same,
  ...(color && { color: cssColor(color) }),
  ...(ml !== undefined && { marginLeft: ml === 'auto' ? ml : ml * STEP_PX }),
  ...(mr !== undefined && { marginRight: mr * STEP_PX }),
  ...(mt !== undefined && { marginTop: mt * STEP_PX }),
});

export type IconComponent = (props: IconProps) => ReactNode;

/** Makes the component of an icon of 24 by 24; it is as large as the text it stands in says, or as its `fontSize`. */
export const createIcon = (drawing: ReactNode, displayName: string): IconComponent => {
  const Icon = ({ fontSize = 'medium', titleAccess, sx, className = '', ...rest }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      role={titleAccess ? 'img' : undefined}
      aria-hidden={titleAccess ? undefined : true}
      style={sx && styleOf(sx)}
      {...rest}
      className={`icon icon-${fontSize} ${className}`.trimEnd()}
    >
      {drawing}
      {titleAccess && <title>{titleAccess}</title>}
    </svg>
  );
  Icon.displayName = displayName;
  return Icon;
};
