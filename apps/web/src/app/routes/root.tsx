import { Outlet } from '@tanstack/react-router';
import { useScreenFocus } from '../use-screen-focus.ts';

export function Root() {
  useScreenFocus();
  return <Outlet />;
}
