import { StatusPanel } from './status-panel';

export const status = <StatusPanel />;
