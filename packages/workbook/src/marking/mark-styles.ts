import { SEVERITIES, type Severity } from '../problems/problem.ts';
import { type Group, readGroups, withGroups } from './style-groups.ts';
import { childrenOf, elementsIn, rawOf, rootOf, withAttribute } from './xml-elements.ts';

/**
 * The look of a cell with a problem: its fill, the colour of its text, and a border that distinguishes them also in
 * greyscale.
 */
const LOOK: Readonly<Record<Severity, { fill: string; ink: string; line: string }>> = {
  error: { fill: 'FFFFC7CE', ink: 'FF8A0010', line: 'medium' },
  warning: { fill: 'FFFFEB9C', ink: 'FF6B4E00', line: 'mediumDashed' },
  note: { fill: 'FFDDEBF7', ink: 'FF1F3864', line: 'dotted' },
};

/** The styles of the sheet with the list of problems. */
export const LIST_STYLES = ['title', 'header', 'text', 'link', 'error', 'warning', 'note'] as const;
export type ListStyle = (typeof LIST_STYLES)[number];

/** Adds styles after those of a workbook, which do not change. */
export interface StyleSheet {
  /**
   * Returns the style of a cell with a problem: its own, including number format and alignment, with our fill and
   * border.
   */
  marked(base: number, severity: Severity): number;
  /** the styles of cells that an earlier marking left, each with the same style without our look */
  readonly unmarked: ReadonlyMap<number, number>;
  listStyle(style: ListStyle): number;
  toXml(): string;
}

export function emptyStyleSheet(mainNamespace: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${mainNamespace}"></styleSheet>`;
}

export function openStyleSheet(xml: string): StyleSheet {
  const { prefix: p } = rootOf(xml);
  const own = readGroups(xml);
  const added: Record<Group, string[]> = { fonts: [], fills: [], borders: [], cellXfs: [] };
  const known = new Map<string, number>();

  function add(group: Group, content: string): number {
    const key = `${group} ${content}`;
    let index = known.get(key);
    if (index === undefined) {
      index = own[group].length + added[group].length;
      added[group].push(content);
      known.set(key, index);
    }
    return index;
  }

  const fill = (color: string) =>
    add(
      'fills',
      `<${p}fill><${p}patternFill patternType="solid"><${p}fgColor rgb="${color}"/><${p}bgColor indexed="64"/></${p}patternFill></${p}fill>`,
    );
  const border = (line: string, color: string) =>
    add(
      'borders',
      `<${p}border>${['left', 'right', 'top', 'bottom']
        .map((side) => `<${p}${side} style="${line}"><${p}color rgb="${color}"/></${p}${side}>`)
        .join('')}<${p}diagonal/></${p}border>`,
    );
  const font = (inside: string) => add('fonts', `<${p}font>${inside}<${p}name val="Calibri"/></${p}font>`);
  const style = (attributes: string, inside = '') =>
    add('cellXfs', `<${p}xf numFmtId="0" ${attributes} xfId="0">${inside}</${p}xf>`);
  const wrapped = `<${p}alignment horizontal="left" vertical="top" wrapText="1"/>`;

  /** Returns a member of a collection, of the workbook or added. */
  function at(group: Group, index: number): string {
    return own[group][index] ?? added[group][index - own[group].length] ?? own[group][0] ?? '';
  }

  /** Returns a font in dark ink, since the cell's own may be white on a dark fill. */
  function inked(fontIndex: number, ink: string): number {
    const raw = at('fonts', fontIndex);
    const element = elementsIn(raw)[0];
    const color = element && childrenOf(raw, element).find(({ name }) => name === 'color');
    if (!color) return fontIndex;
    return add('fonts', `${raw.slice(0, color.start)}<${p}color rgb="${ink}"/>${raw.slice(color.end)}`);
  }

  /** Returns the severity whose look a style has; null for any other style. */
  function severityOfLook(xf: string): Severity | null {
    const fillXml = at('fills', numberIn(xf, 'fillId')).toUpperCase();
    const borderXml = at('borders', numberIn(xf, 'borderId'));
    return (
      SEVERITIES.find((severity) => {
        const { fill: color, ink, line } = LOOK[severity];
        const sides = [...borderXml.matchAll(/\sstyle\s*=\s*["'](\w+)["']/g)].filter(
          ([, style]) => style === line,
        );
        const inks = borderXml.toUpperCase().split(`"${ink}"`).length - 1;
        return fillXml.includes(`"${color}"`) && sides.length === 4 && inks === 4;
      }) ?? null
    );
  }

  /** Returns a style without our look. What fill and border the cell had before is not known. */
  function withoutLook(xf: string, severity: Severity): string {
    const element = rootOf(xf);
    const fontIndex = numberIn(xf, 'fontId');
    const raw = at('fonts', fontIndex);
    const color = childrenOf(raw, rootOf(raw)).find(({ name }) => name === 'color');
    const isOurs = color && rawOf(raw, color).toUpperCase().includes(`"${LOOK[severity].ink}"`);
    const fontId = isOurs ? add('fonts', raw.slice(0, color.start) + raw.slice(color.end)) : fontIndex;
    return changed(xf, element.contentStart, {
      fontId,
      fillId: 0,
      borderId: 0,
      applyFill: 0,
      applyBorder: 0,
    });
  }

  const unmarked = new Map<number, number>();
  for (const [index, xf] of own.cellXfs.entries()) {
    const severity = severityOfLook(xf);
    if (severity !== null) unmarked.set(index, add('cellXfs', withoutLook(xf, severity)));
  }

  const list: Record<ListStyle, () => number> = {
    title: () =>
      style(`fontId="${font(`<${p}b/><${p}sz val="16"/>`)}" fillId="0" borderId="0" applyFont="1"`),
    header: () =>
      style(
        `fontId="${font(`<${p}b/><${p}sz val="11"/><${p}color rgb="FFFFFFFF"/>`)}" fillId="${fill('FF1F5C4D')}" borderId="0" applyFont="1" applyFill="1"`,
      ),
    // The quote prefix keeps a text that looks like a formula a text when its cell is edited.
    text: () => style(`fontId="0" fillId="0" borderId="0" quotePrefix="1" applyAlignment="1"`, wrapped),
    link: () =>
      style(
        `fontId="${font(`<${p}u/><${p}sz val="11"/><${p}color rgb="FF0563C1"/>`)}" fillId="0" borderId="0" applyFont="1" applyAlignment="1"`,
        wrapped,
      ),
    error: () => severityStyle('error'),
    warning: () => severityStyle('warning'),
    note: () => severityStyle('note'),
  };
  function severityStyle(severity: Severity): number {
    const { fill: color, ink } = LOOK[severity];
    const fontId = font(`<${p}b/><${p}sz val="11"/><${p}color rgb="${ink}"/>`);
    return style(
      `fontId="${fontId}" fillId="${fill(color)}" borderId="0" applyFont="1" applyFill="1" applyAlignment="1"`,
      wrapped,
    );
  }

  return {
    unmarked,
    marked(base, severity) {
      const raw = at('cellXfs', unmarked.get(base) ?? base);
      const element = elementsIn(raw)[0];
      if (!element) return base;
      const { fill: color, ink, line } = LOOK[severity];
      const look = {
        fontId: inked(numberIn(raw, 'fontId'), ink),
        fillId: fill(color),
        borderId: border(line, ink),
        applyFont: 1,
        applyFill: 1,
        applyBorder: 1,
      };
      return add('cellXfs', changed(raw, element.contentStart, look));
    },
    listStyle: (name) => list[name](),
    toXml: () => withGroups(xml, p, own, added),
  };
}

/** Returns the number in an attribute of a style; 0 when it is not stated. */
function numberIn(xf: string, attribute: string): number {
  return Number(new RegExp(`\\s${attribute}\\s*=\\s*["'](\\d+)["']`).exec(xf)?.[1] ?? 0);
}

/** Returns a style with attributes of its opening tag, which ends at `contentStart`, added or replaced. */
function changed(xf: string, contentStart: number, attributes: Readonly<Record<string, number>>): string {
  let tag = xf.slice(0, contentStart);
  for (const [name, value] of Object.entries(attributes)) tag = withAttribute(tag, name, String(value));
  return tag + xf.slice(contentStart);
}
