import type { CoveredPoint } from '@milieuspoor/charts';
import { useTranslation } from 'react-i18next';
import { markText } from './coverage-texts.ts';
import { ListedMark, type ListedNode } from './listed-mark.tsx';

interface CoverageMarkProps {
  readonly point: CoveredPoint;
  /** its node; absent for the whole place */
  readonly node?: ListedNode | undefined;
}

/** The short text at a figure that leaves items out; it opens the list of those items. */
export function CoverageMark({ point, node }: CoverageMarkProps) {
  const { t } = useTranslation();
  const text = markText(point, t);
  const about = point.coverage?.about;
  if (text === null || !about) return null;
  return (
    <ListedMark about={{ ...about, node }} small>
      {text}
    </ListedMark>
  );
}
