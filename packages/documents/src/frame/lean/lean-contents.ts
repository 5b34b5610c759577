import { CONTENTS_INDENT, TEXT_STYLES } from '../../house-style/text-sizes.ts';
import { attributeOf, childrenOf, isNamed, textOf } from './elements.ts';
import { sureLines } from './sure-lines.ts';

/** The width of an entry of the contents beside its heading: a number, dots and a page number. */
const BESIDE = 1200;

/**
 * Removes the text of contents entries that certainly take one line; page numbers with more digits do not make them
 * longer.
 */
export function leanContents(block: unknown, width: number): unknown {
  if (!isNamed(block, 'w:sdt')) return block;
  return {
    'w:sdt': childrenOf(block, 'w:sdt').map((child) =>
      isNamed(child, 'w:sdtContent')
        ? { 'w:sdtContent': childrenOf(child, 'w:sdtContent').map((entry) => leanEntry(entry, width)) }
        : child,
    ),
  };
}

/** Empties an entry. The first and the last entry remain, because they delimit the field of the contents. */
function leanEntry(entry: unknown, width: number): unknown {
  const children = childrenOf(entry, 'w:p');
  const [properties, link] = children;
  const isPlain = children.length === 2 && isNamed(properties, 'w:pPr') && isNamed(link, 'w:hyperlink');
  const style = TEXT_STYLES.get(String(attributeOf(childrenOf(properties, 'w:pPr'), 'w:pStyle', 'w:val')));
  if (!isPlain || !style) return entry;
  const lines = sureLines(textOf(link), width - CONTENTS_INDENT - BESIDE, style);
  return lines === 1 ? { 'w:p': [properties] } : entry;
}
