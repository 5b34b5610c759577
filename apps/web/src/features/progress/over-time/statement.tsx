import type { ProgressAnswer } from '@milieuspoor/contract';
import { comparedQuantityOf, type ProgressIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import type { ProgressProps } from '../progress-props.ts';
import { countedText } from './counted-text.ts';
import { explainedOf } from './explained-of.ts';
import { statementText } from './statement-text.ts';

interface StatementProps {
  readonly id: string;
  readonly indicator: ProgressIndicator;
  readonly answer: ProgressAnswer;
  readonly explained: ProgressProps['explained'];
}

/** What the figures say in one sentence, how it was weighed, and which projects count. */
export function Statement({ id, indicator, answer, explained }: StatementProps) {
  const { t } = useTranslation();
  const partlyZero = explainedOf(indicator, explained, t);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography id={id} variant="h2" sx={{ maxWidth: '68ch', textWrap: 'balance' }}>
        {statementText(indicator, answer.statement, t)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '90ch' }}>
        {t(`progress.weighed.${indicator}`)}{' '}
        <ListedMark about={{ quantity: comparedQuantityOf(indicator) }}>
          {countedText(answer, indicator, t)}
        </ListedMark>
        {partlyZero === null ? '' : ` ${t('progress.explained', { explained: partlyZero })}`}
      </Typography>
    </Box>
  );
}
