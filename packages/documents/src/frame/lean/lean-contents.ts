import { CONTENTS_INDENT, TEXT_STYLES } from '../text-sizes.ts';
import { attributeOf, childrenOf, isNamed, textOf } from './elements.ts';
import { sureLines } from './sure-lines.ts';

/** What an entry of the contents has beside its heading: a number, dots and a page. */
const BESIDE = 1200;

/** The contents with nothing in the entries that surely take one line, which pages of more digits make no longer. */
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

/** The first and the last entry hold the field together that all of them are. */
function leanEntry(entry: unknown, width: number): unknown {
  const children = childrenOf(entry, 'w:p');
  const [properties, link] = children;
  const isPlain = children.length === 2 && isNamed(properties, 'w:pPr') && isNamed(link, 'w:hyperlink');
  const style = TEXT_STYLES.get(String(attributeOf(childrenOf(properties, 'w:pPr'), 'w:pStyle', 'w:val')));
  if (!isPlain || !style) return entry;
  const lines = sureLines(textOf(link), width - CONTENTS_INDENT - BESIDE, style);
  return lines === 1 ? { 'w:p': [properties] } : entry;
}
