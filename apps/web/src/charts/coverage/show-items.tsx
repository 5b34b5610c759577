import type { CoveredPoint, FigureAbout } from '@milieuspoor/charts';
import ButtonBase from '@mui/material/ButtonBase';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { markText } from './coverage-texts.ts';

/** Shows the items behind a figure that do not declare it; null where nobody can look them up. */
export const ShowItems = createContext<((about: FigureAbout) => void) | null>(null);

interface CoverageMarkProps {
  readonly point: CoveredPoint;
}

/** The short form at a figure that leaves items out; it opens to those items. */
export function CoverageMark({ point }: CoverageMarkProps) {
  const { t } = useTranslation();
  const show = useContext(ShowItems);
  const text = markText(point, t);
  const about = point.coverage?.about;
  if (text === null || !about) return null;
  const style = {
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  } as const;
  if (!show)
    return (
      <ButtonBase component="span" disabled sx={{ ...style, font: 'inherit' }}>
        {text}
      </ButtonBase>
    );
  return (
    <ButtonBase
      onClick={() => show(about)}
      aria-haspopup="dialog"
      sx={{
        ...style,
        font: 'inherit',
        fontSize: '0.8125rem',
        minHeight: 24,
        borderRadius: 0.5,
        textDecoration: 'underline dotted',
        textUnderlineOffset: '3px',
      }}
    >
      {text}
    </ButtonBase>
  );
}
