import type { CoveredPoint } from '@milieuspoor/charts';
import { useTranslation } from 'react-i18next';
import { markText } from './coverage-texts.ts';
import { ListedMark } from './listed-mark.tsx';

interface CoverageMarkProps {
  readonly point: CoveredPoint;
}

/** The short form at a figure that leaves items out; it opens to those items. */
export function CoverageMark({ point }: CoverageMarkProps) {
  const { t } = useTranslation();
  const text = markText(point, t);
  const about = point.coverage?.about;
  if (text === null || !about) return null;
  return (
    <ListedMark about={about} small>
      {text}
    </ListedMark>
  );
}
