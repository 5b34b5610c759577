import { materialIcon } from './material-icon.tsx';

export const TableRows = materialIcon('TableRows', 'M21 8H3V4h18zm0 2H3v4h18zm0 6H3v4h18z');
