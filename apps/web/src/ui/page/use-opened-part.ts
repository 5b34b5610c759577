import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../messages/notifications.tsx';

export interface OpenedPart<Part> {
  /** null until it has been loaded */
  readonly part: Part | null;
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** for an element that opens it: loads it as soon as the user approaches it */
  readonly onApproach: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/**
 * Loads a part that opens over a screen (a menu, a drawer) when somebody is about to open it. `load` must always be the
 * same function. Unlike `lazy`, a failure to load breaks neither the screen nor its uploads.
 */
export function useOpenedPart<Part extends object>(load: () => Promise<Part>): OpenedPart<Part> {
  const { t } = useTranslation();
  const notify = useNotify();
  const [part, setPart] = useState<Part | null>(null);
  const [open, setOpen] = useState(false);
  const approach = () => {
    // A failure is only reported to users who open it, when it may have been loaded.
    if (!part) load().then(setPart, () => {});
  };
  return {
    part,
    open,
    show: () => {
      setOpen(true);
      if (part) return;
      load().then(setPart, () => {
        setOpen(false);
        notify(t('errors.unreachable'), 'error');
      });
    },
    close: () => setOpen(false),
    onApproach: { onPointerEnter: approach, onFocus: approach },
  };
}
