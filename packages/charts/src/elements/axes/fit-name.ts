import { type Measure, wrapText } from '../../wrap-text.ts';

interface Room {
  /** px */
  readonly width: number;
  readonly lines: number;
  readonly measure: Measure;
}

/** Returns a name on as many lines as there is room for. It cuts what does not fit, visibly. */
export function fitName(name: string, { width, lines, measure }: Room): string {
  const all = wrapText(name, width, measure, '-');
  const last = Math.max(1, lines) - 1;
  if (all.length <= last + 1) return all.join('\n');
  let rest = all.slice(last).join(' ');
  while (rest.length > 1 && measure(`${rest}…`) > width) rest = rest.slice(0, -1);
  return [...all.slice(0, last), `${rest.trimEnd()}…`].join('\n');
}
