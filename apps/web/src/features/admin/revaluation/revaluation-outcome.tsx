import type { Revaluation } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { outcomeSentences } from './outcome-sentences.ts';
import type { Comparison } from './use-comparisons.ts';

interface RevaluationOutcomeProps {
  readonly name: string;
  /** undefined until somebody asks */
  readonly comparison: Comparison | undefined;
  /** true while others are being read */
  readonly busy: boolean;
  readonly onCompare: () => void;
  readonly onChoose: (revaluation: Revaluation) => void;
}

/** Compares what a calculation's file amounts to now with what is stored, and offers what can be done about it. */
export function RevaluationOutcome(props: RevaluationOutcomeProps) {
  const { name, comparison, busy, onCompare, onChoose } = props;
  const { t } = useTranslation();
  if (!comparison)
    return (
      <Button
        size="small"
        disabled={busy}
        aria-label={t('admin.revaluation.compareOf', { name })}
        onClick={onCompare}
      >
        {t('admin.revaluation.compare')}
      </Button>
    );
  if (comparison.kind === 'reading') return t('admin.revaluation.comparing');
  if (comparison.kind === 'failed') return <ErrorPanel error={comparison.error} onRetry={onCompare} />;
  const { revaluation } = comparison;
  if (revaluation.outcome === 'same') return t('admin.revaluation.same');
  const refused = revaluation.outcome === 'refused';
  const sentences = refused
    ? [t('admin.revaluation.refused'), ...revaluation.problems]
    : outcomeSentences(revaluation, t);
  return (
    <>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2" sx={refused ? { color: 'error.main' } : {}}>
          {sentence}
        </Typography>
      ))}
      {!refused && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
          aria-label={t('admin.revaluation.chooseOf', { name })}
          onClick={() => onChoose(revaluation)}
        >
          {t('admin.revaluation.choose')}
        </Button>
      )}
    </>
  );
}
