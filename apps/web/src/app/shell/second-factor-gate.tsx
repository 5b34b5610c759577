import { Suspense, useEffect, useState } from 'react';
import { onSecondFactorMissing } from '../../lib/client.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';

const SecondFactorDialog = laterPart(() => withAllTexts(import('./second-factor-dialog.tsx')));

/**
 * Offers to set up a second factor at the first call that is refused for want of one. The screen stays below it, with
 * what was typed there; on the way to another the guard leads to the screen for it.
 */
export default function SecondFactorGate() {
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onSecondFactorMissing(() => {
        // The screen for it is where its own calls lead already.
        if (!window.location.hash.startsWith('#/tweede_factor')) setOpen(true);
      }),
    [],
  );
  return open ? (
    <Suspense>
      <SecondFactorDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
