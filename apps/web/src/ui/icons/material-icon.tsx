import { createSvgIcon } from '@mui/material/SvgIcon';

/**
 * Makes one of Google's Material Icons, under its own name (see LICENSE beside this file). Each icon is a file, so that
 * a screen only loads those that it shows.
 */
export function materialIcon(name: string, ...paths: readonly string[]) {
  return createSvgIcon(
    paths.map((path) => <path key={path} d={path} />),
    name,
  );
}
