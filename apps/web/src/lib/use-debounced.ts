import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, so that not every letter asks the server. */
export function useDebounced(value: string, afterMs: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
