import type { DeclarationReadingAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS, SET_CODES } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { FileUploadOutlined as UploadIcon } from '../../../ui/icons/file-upload-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { costText, figureRemarks } from '../product-texts.ts';

/** A product as a declaration states it. */
export type DeclaredProduct = NonNullable<DeclarationReadingAnswer['product']>;

interface ReadDeclarationProps {
  readonly organisationSlug: string;
  /** with what the declaration comes to once every question is answered, and with null before that */
  readonly onRead: (read: DeclarationRead | null) => void;
}

interface Chosen {
  readonly file: File;
  readonly answers: Readonly<Record<string, string>>;
}

/** A declaration that was read, with its file and the answers to what it asked. */
export interface DeclarationRead extends Chosen {
  readonly product: DeclaredProduct;
}

/** Reads an environmental product declaration: what it says, what it asks, and what it costs. Nothing is stored. */
export function ReadDeclaration({ organisationSlug, onRead }: ReadDeclarationProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const reading = useMutationOnce({
    mutationFn: ({ file, answers }: Chosen) =>
      client.upload(endpoints.readDeclaration, {
        ...{ params: { org: organisationSlug }, file, fields: { answers: JSON.stringify(answers) } },
      }),
    onSuccess: ({ complete, product }, chosen) => onRead(complete && product ? { ...chosen, product } : null),
  });
  const read = (next: Chosen) => {
    setChosen(next);
    reading.mutate(next);
  };
  const answer = reading.data;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      aria-busy={reading.isPending}
      sx={{
        p: { xs: 2, sm: 2.5 },
        mb: 2.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography id={id} variant="h2">
        {t('library.declaration.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('library.declaration.lead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('library.declaration.choose')}
          accept=".xml,.json,.zip"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) read({ file, answers: {} });
            // Without this, choosing the same file again would trigger no event.
            target.value = '';
          }}
        />
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          loading={reading.isPending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {t('library.declaration.choose')}
        </Button>
        {chosen && <Typography sx={{ overflowWrap: 'anywhere' }}>{chosen.file.name}</Typography>}
      </Box>
      {reading.error && chosen && <ErrorPanel error={reading.error} onRetry={() => reading.mutate(chosen)} />}
      {answer && chosen && !reading.error && (
        <>
          {answer.problem !== null && (
            <Alert severity="error" variant="outlined">
              {answer.problem}
            </Alert>
          )}
          {answer.questions.map(({ id: question, text, choices, proposed, answer: given }) => (
            <TextField
              key={question}
              select
              label={t('library.declaration.question')}
              value={given ?? ''}
              disabled={reading.isPending}
              helperText={[
                text,
                ...choices.flatMap(({ value, text: said }) =>
                  value === proposed ? [t('library.declaration.proposed', { choice: said })] : [],
                ),
              ].join(' ')}
              onChange={({ target }) =>
                read({ ...chosen, answers: { ...chosen.answers, [question]: target.value } })
              }
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ maxWidth: 640 }}
            >
              {choices.map(({ value, text: said }) => (
                <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
                  {said}
                </MenuItem>
              ))}
            </TextField>
          ))}
          {answer.warnings.length > 0 && (
            <Alert severity="warning" variant="outlined">
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {answer.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </Box>
            </Alert>
          )}
          {answer.complete && answer.product && <Outcome product={answer.product} />}
        </>
      )}
    </Paper>
  );
}

/** What one unit costs in each set that the declaration has, before anything is stored. */
function Outcome({ product }: { readonly product: DeclaredProduct }) {
  const { t } = useTranslation();
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 650 }}>
        {t('library.declaration.read', { name: product.name })}
      </Typography>
      {product.expired && (
        <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>
          {t('library.declaration.expired')}
        </Typography>
      )}
      {SET_CODES.map((set) => {
        const figures = product.figures[set];
        if (!figures)
          return (
            <Typography key={set}>
              {t('library.declaration.absent', { set: IMPACT_SETS[set].name })}
            </Typography>
          );
        return (
          <Typography key={set}>
            {[
              `${IMPACT_SETS[set].name}: ${costText(figures, product.unit, t)}.`,
              ...figureRemarks(figures, t),
            ].join(' ')}
          </Typography>
        );
      })}
      <Typography sx={{ mt: 1 }}>{t('library.declaration.next')}</Typography>
    </Box>
  );
}
