import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { laterPart } from '../../lib/later-screens.ts';
import { useNoticesStayBehind } from '../../ui/messages/notifications.tsx';
import { useScreenFocus } from '../use-screen-focus.ts';

/** It shows nothing until a call is refused, so the first screen does not wait for it. */
const SecondFactorGate = laterPart(() => import('../shell/second-factor-gate.tsx'));

export function Root() {
  useScreenFocus();
  useNoticesStayBehind();
  return (
    <>
      <Outlet />
      <Suspense>
        <SecondFactorGate />
      </Suspense>
    </>
  );
}
