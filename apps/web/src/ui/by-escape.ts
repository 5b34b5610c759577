/**
 * Returns how a dialog closes that asks something or holds typed text: by Esc, and by its own buttons. A click beside
 * it does nothing, nor does the second half of the double click that opened it.
 */
export function byEscape(
  close: (() => void) | undefined,
): (event: object, reason: 'backdropClick' | 'escapeKeyDown') => void {
  return (_event, reason) => {
    if (reason === 'escapeKeyDown') close?.();
  };
}
