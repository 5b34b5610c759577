import { flushSync } from 'react-dom';

const watching = new Map<Element, (width: number) => void>();
let observer: ResizeObserver | null = null;

/**
 * Tells the width of an element, px, before it is painted and whenever it changes. All elements are told of at once,
 * after the browser has worked out their widths anyway: asking one after the other would make it do so for each.
 * Returns a function that ends it.
 */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  observer ??= new ResizeObserver((entries) =>
    // What is below a chart must not move after it is painted, so its height is settled now.
    flushSync(() => {
      for (const { target, contentRect } of entries) watching.get(target)?.(contentRect.width);
    }),
  );
  watching.set(element, tell);
  observer.observe(element);
  return () => {
    watching.delete(element);
    observer?.unobserve(element);
  };
}
