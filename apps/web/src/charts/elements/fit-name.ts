import { wrapText } from '../wrap-text.ts';
import { CHARACTER_WIDTH } from './surroundings.ts';

/** A name on as many lines as there is room for; what does not fit is cut, and the cut can be seen. */
export function fitName(name: string, { width, lines }: { width: number; lines: number }): string {
  const measure = (text: string) => text.length * CHARACTER_WIDTH;
  const all = wrapText(name, width, measure);
  const last = Math.max(1, lines) - 1;
  if (all.length <= last + 1) return all.join('\n');
  const room = Math.max(1, Math.floor(width / CHARACTER_WIDTH) - 1);
  return [...all.slice(0, last), `${all.slice(last).join(' ').slice(0, room).trimEnd()}…`].join('\n');
}
