/** How many calculations of a project are compared at a time: as many as a reader can hold beside one another. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;
