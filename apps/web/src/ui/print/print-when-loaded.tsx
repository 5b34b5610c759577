import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withAllTexts } from '../../text/load-language.ts';
import { isPrint, releasePrintKeys } from './held-print.ts';
import { isLoading } from './is-loading.ts';

/** ms between two looks; what follows from an answer may be asked a moment after it */
const LOOKS_EVERY = 100;
const QUIET_LOOKS = 3;

/**
 * Lets the keys that print wait for what is still being loaded, and says so meanwhile. Pressed again they print what is
 * there. Nothing can wait where it is the browser's menu that prints (docs/decisions/0153).
 */
export default function PrintWhenLoaded() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    let isWaiting = false;
    return watchPrintKeys(
      () => isLoading(queries),
      (waiting) => {
        isWaiting = waiting;
        if (!waiting) setWaits(false);
        // A first screen has not loaded the text, and may print before it has.
        else void withAllTexts(Promise.resolve()).then(() => setWaits(isWaiting));
      },
    );
  }, [queries]);
  // Before somebody waits, the text may not be loaded.
  if (!waits) return null;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert severity="info" variant="filled" role="status">
        {t('charts.printWaits')}
      </Alert>
    </Snackbar>
  );
}

/** Calls `tell` when printing begins to wait and when that ends. Returns a function that ends the watch. */
function watchPrintKeys(loading: () => boolean, tell: (waits: boolean) => void): () => void {
  let looking: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    if (looking === undefined) return;
    clearInterval(looking);
    looking = undefined;
    tell(false);
  };
  const wait = () => {
    tell(true);
    const asked = screenNow();
    let quiet = 0;
    looking = setInterval(() => {
      // Somebody who went on wants no paper of another screen.
      if (screenNow() !== asked) return stop();
      quiet = loading() ? 0 : quiet + 1;
      if (quiet < QUIET_LOOKS) return;
      stop();
      window.print();
    }, LOOKS_EVERY);
  };
  const press = (event: KeyboardEvent) => {
    if (!isPrint(event)) return;
    // Who presses again wants what is there.
    if (looking !== undefined) return stop();
    if (!loading()) return;
    event.preventDefault();
    wait();
  };
  if (releasePrintKeys()) wait();
  window.addEventListener('keydown', press);
  return () => {
    stop();
    window.removeEventListener('keydown', press);
  };
}

/** The address without what is filtered. */
function screenNow(): string {
  return window.location.hash.replace(/\?.*$/, '');
}
