import type { CSSOptions } from 'vite';

export const token: (path: string) => string;
export const styles: CSSOptions;
