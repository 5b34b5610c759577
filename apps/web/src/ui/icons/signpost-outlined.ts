import { materialIcon } from './material-icon.tsx';

export const SignpostOutlined = materialIcon(
  'SignpostOutlined',
  'M13 10h5l3-3-3-3h-5V2h-2v2H4v6h7v2H6l-3 3 3 3h5v4h2v-4h7v-6h-7zM6 6h11.17l1 1-1 1H6zm12 10H6.83l-1-1 1-1H18z',
);
