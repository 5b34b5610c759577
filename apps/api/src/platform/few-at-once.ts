/** Lets so much work go on at the same time, and the rest wait for its turn in the order in which it came. */
export function fewAtOnce(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay++;
    try {
      return await work();
    } finally {
      // Who comes next takes this place.
      const next = waiting.shift();
      if (next) next();
      else underWay--;
    }
  };
}
