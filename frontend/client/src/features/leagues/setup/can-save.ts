import { createContext } from 'react';

/** Whether the steps of a league's set-up can still be saved: not once somebody has canceled it meanwhile. */
export const CanSave = createContext(true);
