import { createContext } from 'react';

/** Whether whoever looks may open projects: a viewer may not, and is offered no way there and nothing to do there. */
export const MayOpenProjects = createContext(false);
