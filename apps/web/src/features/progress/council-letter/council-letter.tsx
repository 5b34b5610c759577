import { councilBars } from '@milieuspoor/charts';
import type { CouncilLetterAnswer } from '@milieuspoor/contract';
import {
  councilTextProblem,
  factsOfEdited,
  filledCouncilText,
  isEditedCouncilText,
  type ReductionProgress,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { saveNamed } from '../../../lib/save-blob.ts';
import { currentLanguage } from '../../../text/language.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import type { ProgressAsked } from '../progress-props.ts';
import { exportCouncilLetter, type LetterFormat } from './council-letter-query.ts';
import { LetterLink } from './letter-link.tsx';
import { SentenceEditor } from './sentence-editor.tsx';

interface CouncilLetterProps {
  readonly letter: CouncilLetterAnswer;
  readonly organisationSlug: string;
  readonly asked: ProgressAsked;
  /** its figures may no longer be those of the letter */
  readonly onOvertaken: () => void;
}

const QUANTITIES = { mki: 'mki', co2: 'co2', primary_material: 'material' } as const satisfies Record<
  ReductionProgress,
  string
>;

/** The letter as it is made, with its sentences to be edited, and the document. */
export function CouncilLetter({ letter, organisationSlug, asked, onOvertaken }: CouncilLetterProps) {
  const { t } = useTranslation();
  const id = useId();
  const [sentences, setSentences] = useState(letter.sentences);
  const [isEditing, setEditing] = useState(false);
  const { figures, charts, words } = letter;
  const isEdited = isEditedCouncilText(sentences, letter.sentences);
  const isFit = sentences.every(({ text }) => councilTextProblem(text, figures) === null);
  const { data: environment } = useQuery(environmentQuery);
  const formats: readonly LetterFormat[] = environment?.pdf ? ['docx', 'pdf'] : ['docx'];
  const saving = useMutation({
    mutationFn: (format: LetterFormat) =>
      exportCouncilLetter(format, organisationSlug, asked, { sentences, figures }),
    onSuccess: (file, format) => saveNamed(file, `${letter.title}.${format}`),
    onError: onOvertaken,
  });
  return (
    <Paper variant="outlined" component="article" aria-labelledby={id} sx={PAPER}>
      <div>
        <Typography id={id} variant="h3">
          {letter.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{letter.organisation}</Typography>
      </div>
      {isEditing ? (
        <SentenceEditor sentences={sentences} figures={figures} onChange={setSentences} />
      ) : (
        sentences.map(({ key, text }) => (
          <Typography key={key} sx={{ maxWidth: '75ch' }}>
            {filledCouncilText(text, figures)}
          </Typography>
        ))
      )}
      {isEdited && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('councilLetter.edited')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={() => setEditing(!isEditing)} disabled={isEditing && !isFit}>
          {t(isEditing ? 'councilLetter.ready' : 'councilLetter.edit')}
        </Button>
        {isEdited && (
          <Button onClick={() => setSentences(letter.sentences)}>{t('councilLetter.restore')}</Button>
        )}
        {formats.map((format) => (
          <Button
            key={format}
            variant={format === 'docx' ? 'contained' : 'outlined'}
            loading={saving.isPending && saving.variables === format}
            disabled={!isFit || saving.isPending}
            onClick={() => saving.mutate(format)}
          >
            {t(`councilLetter.save.${format}`)}
          </Button>
        ))}
      </Box>
      {saving.error && (
        <ErrorPanel error={saving.error} onRetry={() => saving.mutate(saving.variables ?? 'docx')} />
      )}
      <LetterLink
        // Another letter is not the one that was shared.
        key={JSON.stringify(sentences)}
        {...{ sentences, figures, organisationSlug, asked, isFit, onOvertaken }}
      />
      <Box sx={CHARTS}>
        {charts.map(({ indicator, title, ...measure }) => (
          <ChartFrame
            key={indicator}
            title={title}
            quantity={QUANTITIES[indicator]}
            state={{
              kind: 'ready',
              model: councilBars(QUANTITIES[indicator], measure, {
                title,
                sides: t('charts.sides', { returnObjects: true }),
              }),
            }}
            rowHeading={t('councilLetter.side')}
            place="report"
            legend={false}
            footnotes={[
              t('councilLetter.counted', { counted: measure.counted, of: measure.of }),
              ...(measure.incomplete ? [t('differences.incomplete')] : []),
            ]}
            height={CHART_HEIGHT}
          />
        ))}
      </Box>
      <SummaryList
        lines={factsOfEdited(letter, sentences, currentLanguage()).map(({ label, value }) => ({
          key: label,
          label,
          value,
        }))}
      />
      <Box component="dl" sx={WORDS}>
        {words.map(({ label, value }) => (
          <Box key={label}>
            <Box component="dt" sx={{ display: 'inline', fontWeight: 650 }}>
              {`${label}: `}
            </Box>
            <Box component="dd" sx={{ display: 'inline', m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** px: two bars and their axis */
const CHART_HEIGHT = 190;
const PAPER = {
  ...{ display: 'grid', gap: 2, p: { xs: 1.5, sm: 3 }, minWidth: 0 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
const CHARTS = {
  ...{ display: 'grid', gap: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
const WORDS = { m: 0, display: 'grid', gap: 0.5, typography: 'body2', color: 'text.secondary' } as const;
