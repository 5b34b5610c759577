import { Suspense, useEffect, useState } from 'react';
import { onSecondFactorMissing } from '../../lib/client.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';

const SecondFactorDialog = laterPart(() => withAllTexts(import('./second-factor-dialog.tsx')));

/**
 * Offers to set up a second factor at the first call that is refused because there is none. The screen stays below it,
 * with its typed values; when the user goes to another screen, the guard leads to the one for the setup.
 */
export default function SecondFactorGate() {
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onSecondFactorMissing(() => {
        // On the screen for the setup, its own calls already do this.
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
