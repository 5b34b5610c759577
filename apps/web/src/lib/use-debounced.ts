import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a while, so that not every letter makes a request. */
export function useDebounced(value: string, afterMs: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
