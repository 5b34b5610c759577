import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SCROLL_SHADOWS } from '../../../ui/scroll-shadows.ts';
import { mayRetry, type UploadProblem } from './upload-problem.ts';
import { isProblemList, uploadProblemTexts } from './upload-problem-texts.ts';

/** px: a longer list scrolls, so that the buttons under it stay in view */
const LIST_MAX_HEIGHT = 320;

interface UploadRefusalProps {
  readonly fileName: string;
  readonly problem: UploadProblem;
  readonly onRetry: () => void;
  readonly onChooseOther: () => void;
  readonly onDismiss: () => void;
}

/** Says why a file was not added: all its problems, and what the user can do now. */
export function UploadRefusal(props: UploadRefusalProps) {
  const { fileName, problem, onRetry, onChooseOther, onDismiss } = props;
  const { t } = useTranslation();
  const messages = uploadProblemTexts(problem, t);
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      ref={refusal}
      severity="error"
      variant="outlined"
      onClose={onDismiss}
      slotProps={{ closeButton: { 'aria-label': t('calculations.upload.dismiss') } }}
    >
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>
        {t('calculations.upload.failed', { file: fileName })}
      </AlertTitle>
      {isProblemList(problem) && <p>{t('calculations.upload.problems', { count: messages.length })}</p>}
      <Box
        component="ul"
        // A list that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('calculations.upload.problemList', { file: fileName })}
        sx={{
          m: 0,
          mb: 1.5,
          pl: 2.5,
          // On a narrow screen the page scrolls anyway; a second scroll area inside it hides problems.
          maxHeight: { sm: LIST_MAX_HEIGHT },
          ...SCROLL_SHADOWS,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          '& li + li': { mt: 0.5 },
        }}
      >
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may read the same, and the list never changes
          <li key={index}>{message}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayRetry(problem) && (
          <Button color="error" variant="contained" onClick={onRetry}>
            {t('calculations.upload.retry')}
          </Button>
        )}
        <Button color="error" variant="outlined" onClick={onChooseOther}>
          {t('calculations.upload.chooseOther')}
        </Button>
      </Box>
    </Alert>
  );
}
