import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../messages/notifications.tsx';

export interface OpenedPart<Part> {
  /** null until it has been fetched */
  readonly part: Part | null;
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** for an element that opens it: fetches it as soon as somebody seems about to */
  readonly onApproach: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/**
 * What opens over a screen (a menu, a drawer) and is fetched when somebody is about to open it. `load` is the same function
 * all the time. Unlike `lazy`, what cannot be fetched takes nothing down: not the screen, nor the uploads that it carries.
 */
export function useOpenedPart<Part extends object>(load: () => Promise<Part>): OpenedPart<Part> {
  const { t } = useTranslation();
  const notify = useNotify();
  const [part, setPart] = useState<Part | null>(null);
  const [open, setOpen] = useState(false);
  const approach = () => {
    // What is missing now is told to who opens it, and may be there by then.
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
