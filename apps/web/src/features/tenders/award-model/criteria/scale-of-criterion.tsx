import type { Project } from '@milieuspoor/contract';
import { formatEuro, formatLevel, levelEur, scaleOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface ScaleOfCriterionProps {
  readonly criterion: Project['criteria'][number];
  readonly readOnly: boolean;
  readonly onEdit: () => void;
}

/**
 * Shows how a criterion is scored: in euro, or on the levels of its scale with what each earns; with the button to
 * another scale.
 */
export function ScaleOfCriterion({ criterion, readOnly, onEdit }: ScaleOfCriterionProps) {
  const { t } = useTranslation();
  const { name, max_discount, scale } = criterion;
  if (readOnly && !scale) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 0.5, justifyItems: 'start', mb: 1 }}>
      {scale ? (
        <Box component="ul" aria-label={t('tenders.scale.of', { name })} sx={LEVELS}>
          {scaleOf(scale)
            .toReversed()
            .map((level) => (
              <li key={level.permille}>
                {t('tenders.scale.level', {
                  percentage: formatLevel(level.permille),
                  amount: formatEuro(levelEur(level.permille, max_discount)),
                  name: level.name,
                })}
              </li>
            ))}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('tenders.scale.inEuro')}</Box>
      )}
      {!readOnly && (
        <Button
          size="small"
          aria-label={t(`tenders.scale.${scale ? 'changeOf' : 'takeOf'}`, { name })}
          onClick={onEdit}
        >
          {t(`tenders.scale.${scale ? 'change' : 'take'}`)}
        </Button>
      )}
    </Box>
  );
}

const LEVELS = { m: 0, pl: 2.5, overflowWrap: 'anywhere', color: 'text.secondary' } as const;
