import { useSyncExternalStore } from 'react';

/** Returns device pixels per CSS pixel, which change with the browser's zoom and between screens. */
export function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio);
}

function subscribe(onChange: () => void): () => void {
  let query = matchRatio();
  const changed = () => {
    query.removeEventListener('change', changed);
    query = matchRatio();
    query.addEventListener('change', changed);
    onChange();
  };
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function matchRatio(): MediaQueryList {
  return window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
}
