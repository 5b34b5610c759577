/** Something outside React that components follow. */
interface Watched {
  readonly subscribe: (onChange: () => void) => () => void;
  /** tells everybody who follows it that it has changed */
  readonly tell: () => void;
}

export function createWatched(): Watched {
  const watchers = new Set<() => void>();
  return {
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    tell: () => {
      for (const onChange of watchers) onChange();
    },
  };
}
