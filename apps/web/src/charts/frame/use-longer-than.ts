import { useEffect, useState } from 'react';

/** Tells whether something has gone on for this long without a break. */
export function useLongerThan(ongoing: boolean, milliseconds: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!ongoing) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [ongoing, milliseconds]);
  return ongoing && long;
}
