import { Outlet } from '@tanstack/react-router';
import { SecondFactorGate } from '../shell/second-factor-gate.tsx';
import { useScreenFocus } from '../use-screen-focus.ts';

export function Root() {
  useScreenFocus();
  return (
    <>
      <Outlet />
      <SecondFactorGate />
    </>
  );
}
