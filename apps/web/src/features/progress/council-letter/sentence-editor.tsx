import type { CouncilLetterAnswer } from '@milieuspoor/contract';
import { COUNCIL_TEXT_MAX, councilTextProblem, filledCouncilText } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type Sentences = CouncilLetterAnswer['sentences'];

interface SentenceEditorProps {
  readonly sentences: Sentences;
  readonly figures: CouncilLetterAnswer['figures'];
  readonly onChange: (sentences: Sentences) => void;
}

/**
 * Edits the words of a letter. Its figures stand between braces by their names, so that they can be moved and dropped
 * and not changed; one that is typed is refused in place.
 */
export function SentenceEditor({ sentences, figures, onChange }: SentenceEditorProps) {
  const { t } = useTranslation();
  const write = (key: Sentences[number]['key'], text: string) =>
    onChange(sentences.map((each) => (each.key === key ? { key, text } : each)));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
        {t('councilLetter.howToEdit')}
      </Typography>
      {sentences.map(({ key, text }) => {
        const problem = councilTextProblem(text, figures);
        const label = t(`councilLetter.sentences.${key}`);
        return (
          <Box key={key} sx={{ display: 'grid', gap: 1 }}>
            <TextField
              multiline
              label={label}
              value={text}
              onChange={({ target }) => write(key, target.value)}
              error={problem !== null}
              helperText={
                problem
                  ? t(`councilLetter.problems.${problem}`)
                  : t('councilLetter.reads', { text: filledCouncilText(text, figures) })
              }
              slotProps={{ htmlInput: { maxLength: COUNCIL_TEXT_MAX } }}
            />
            <Box role="group" aria-label={t('councilLetter.figuresFor', { sentence: label })} sx={CHIPS}>
              {Object.entries(figures).map(([name, figure]) => (
                <Chip
                  key={name}
                  size="small"
                  label={figure}
                  aria-label={t('councilLetter.add', { figure, name })}
                  onClick={() => write(key, `${text} {${name}}`)}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;
