import { materialIcon } from './material-icon.tsx';

export const Remove = materialIcon('Remove', 'M19 13H5v-2h14z');
