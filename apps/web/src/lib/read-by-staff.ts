import { createContext } from 'react';

/** Whether the user is staff, who do themselves what a text tells others to ask of staff. */
export const ReadByStaff = createContext(false);
