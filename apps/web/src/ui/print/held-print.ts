/** Whether somebody pressed the keys that print before anything could wait for the figures. */
let held = false;

/** Holds the keys that print back, from the first script until `releasePrintKeys`. Pressed again they print what is there. */
export function holdPrintKeys(): void {
  window.addEventListener('keydown', hold);
}

function hold(event: KeyboardEvent): void {
  if (!isPrint(event)) return;
  held = !held;
  if (held) event.preventDefault();
}

/** Ends that; returns whether somebody waits for paper. */
export function releasePrintKeys(): boolean {
  window.removeEventListener('keydown', hold);
  const waits = held;
  held = false;
  return waits;
}

export function isPrint({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;
}
