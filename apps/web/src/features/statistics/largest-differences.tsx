import type { StatisticChanges } from '@milieuspoor/contract';
import { formatChange, formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../charts/coverage/listed-mark.tsx';
import { capital } from '../../charts/coverage/said-beside.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface LargestDifferencesProps {
  readonly changes: Pick<StatisticChanges, 'mki' | 'largest'>;
  /** the level of its heading among those around it */
  readonly heading: 'h2' | 'h3';
  /** in a narrow column a figure goes below its name */
  readonly narrow?: boolean;
  /** over how many projects they speak is said of all figures together */
  readonly overSaid?: boolean;
}

/**
 * What makes most of the difference in MKI, largest first, each a saving or an increase in words. Nothing is named where
 * the sides are the same, or where a part cannot be compared and might be the largest.
 */
export function LargestDifferences({
  changes: { mki, largest },
  heading,
  narrow = false,
  overSaid = false,
}: LargestDifferencesProps) {
  const { t } = useTranslation();
  const differs = mki.comparison?.amount !== 0;
  const over = overSaid ? null : overProjectsText(mki, t);
  // Where all of them are savings, or all increases, that is said once above them.
  const [first] = largest;
  const direction = first && directionOf(first.amount);
  const shared = direction && largest.every(({ amount }) => directionOf(amount) === direction);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mb: 0.5,
          typography: 'label',
          color: 'text.secondary',
        }}
      >
        <Box component={heading} sx={{ m: 0, font: 'inherit' }}>
          {t('statistics.figures.largest')}
        </Box>
        {shared && <span aria-hidden>{t(`statistics.band.${direction}`)}</span>}
      </Box>
      {largest.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {differs ? (
            <ListedMark about={{ quantity: 'mki' }}>{t('charts.coverage.incomparableAtAll')}</ListedMark>
          ) : (
            t('statistics.figures.same')
          )}
        </Box>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {largest.map(({ uuid, name, amount, share, incomplete }) => (
            <Box
              component="li"
              key={uuid}
              sx={{
                display: 'flex',
                flexWrap: narrow ? 'wrap' : 'nowrap',
                columnGap: 2,
                py: 0.75,
                typography: 'body2',
                fontSize: '0.9375rem',
                '& + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box
                component="span"
                lang="nl"
                sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere', hyphens: 'auto' }}
              >
                {name}
              </Box>
              <Box
                component="span"
                sx={{ flexShrink: 0, ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' }}
              >
                <Box component="span" sx={{ fontWeight: 640 }}>
                  {formatMki(Math.abs(amount))}
                  <Direction text={t(`statistics.band.${directionOf(amount)}`)} hidden={Boolean(shared)} />
                </Box>
                {share !== null && (
                  <Box
                    component="span"
                    sx={{ display: 'inline-block', minWidth: 62, color: 'text.secondary' }}
                  >
                    {` ${formatChange(share)}`}
                  </Box>
                )}
                {incomplete && (
                  <Box component="span" sx={{ color: 'warning.main' }}>
                    {`, ${t('charts.coverage.incompleteMark')}`}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {over && (
        <Box sx={{ mt: 1, color: 'text.secondary', typography: 'caption' }}>
          <ListedMark about={{ quantity: 'mki' }}>{capital(over)}</ListedMark>
        </Box>
      )}
    </>
  );
}

function directionOf(amount: number): 'less' | 'more' {
  return amount < 0 ? 'less' : 'more';
}

/** Said with every figure, and seen where it is not seen above them all. */
function Direction({ text, hidden }: { readonly text: string; readonly hidden: boolean }) {
  return hidden ? <VisuallyHidden>{` ${text}`}</VisuallyHidden> : ` ${text}`;
}
