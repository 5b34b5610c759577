import { createContext } from 'react';

/** Whether the user may open projects: a viewer may not, and gets no links or actions for them. */
export const MayOpenProjects = createContext(false);
