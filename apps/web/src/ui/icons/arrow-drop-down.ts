import { materialIcon } from './material-icon.tsx';

export const ArrowDropDown = materialIcon('ArrowDropDown', 'm7 10 5 5 5-5z');
