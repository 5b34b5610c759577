import { TEXT_STYLES } from '../../house-style/text-sizes.ts';
import { attributeOf, childrenOf, isNamed, textOf } from './elements.ts';
import { sureLines } from './sure-lines.ts';

/** Elements of a paragraph that are not text. */
const NO_TEXT = /"w:(drawing|br|rPr|ind|instrText|oMath)"/;
const LINE_BREAK = { 'w:br': {} };

/** Replaces the text of a paragraph in our style by its number of lines, where that number is certain. */
export function leanParagraph(block: unknown, width: number): unknown {
  if (!isNamed(block, 'w:p')) return block;
  const children = childrenOf(block, 'w:p');
  const runs = children.filter((child) => isNamed(child, 'w:r'));
  const properties = childrenOf(
    children.find((child) => isNamed(child, 'w:pPr')),
    'w:pPr',
  );
  const style = TEXT_STYLES.get(String(attributeOf(properties, 'w:pStyle', 'w:val') ?? 'Normal'));
  if (!style || runs.length === 0 || NO_TEXT.test(JSON.stringify([properties, runs]))) return block;
  const indent = properties.some((property) => isNamed(property, 'w:numPr')) ? style.numberRoom : 0;
  const lines = sureLines(textOf(runs), width - indent, style);
  if (lines === null) return block;
  return {
    'w:p': [
      ...children.filter((child) => !isNamed(child, 'w:r')),
      ...(lines > 1 ? [{ 'w:r': Array.from({ length: lines - 1 }, () => LINE_BREAK) }] : []),
    ],
  };
}
