import type { Project } from '@milieuspoor/contract';
import {
  type FieldProblem,
  fieldProblemText,
  formatEuro,
  LEVEL_NAME_MAX,
  levelEur,
  permilleOf,
  SCALE_LEVELS,
  SCALE_PRESETS,
  type ScalePreset,
  scaleLine,
  scaleOf,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unseenInName } from '../../../../lib/faults/unseen-sentence.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { Add as AddIcon } from '../../../../ui/icons/add.ts';
import { DeleteOutlined as DeleteIcon } from '../../../../ui/icons/delete-outlined.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useAskedLeave } from '../../../../ui/messages/use-asked-leave.tsx';
import { StaleDialog } from '../stale/stale-dialog.tsx';
import {
  areSound,
  type LevelDraft,
  levelDraftProblems,
  levelDraftsOf,
  presetDrafts,
  typedLevels,
} from './scale-drafts.ts';
import { type AskedScale, useSaveScale } from './use-save-scale.ts';

type Criterion = Project['criteria'][number];

interface ScaleDialogProps {
  /** as it is stored now */
  readonly criterion: Criterion;
  /** the model was opened again, so that other levels wipe what bidders were given */
  readonly wipes: boolean;
  readonly readOnly: boolean;
  /** stores the scale, null for euro; rejects if that fails */
  readonly onSave: (scale: AskedScale) => Promise<void>;
  readonly onClosed: () => void;
}

/**
 * The dialog that fills in the scale of a criterion, which is stored as one list. It keeps the typed values if that
 * fails.
 */
export function ScaleDialog({ criterion, wipes, readOnly, onSave, onClosed }: ScaleDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const narrow = useMediaQuery('(max-width: 600px)');
  const [start] = useState(() => levelDraftsOf(criterion.scale));
  const [drafts, setDrafts] = useState(start);
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState(false);
  const saving = useSaveScale(criterion, onSave, onClosed);
  const { busy } = saving;
  const { leave, question } = useAskedLeave(!busy && drafts !== start, onClosed);
  const problems = levelDraftProblems(drafts);
  const say = (place: number, field: 'percentage' | 'name') => {
    const found: FieldProblem | undefined = problems.find(
      (each) => each.place === place && each.field === field,
    );
    return tried && found ? fieldProblemText(found, currentLanguage()) : null;
  };
  const type = (key: string, typed: Partial<LevelDraft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...typed } : draft)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && areSound(drafts)) saving.save([...typedLevels(drafts)]);
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={narrow}
      maxWidth="md"
      onClose={byEscape(busy ? undefined : leave)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {t('tenders.scale.title', { name: criterion.name })}
      </DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Typography id={`${id}-text`}>
            {t('tenders.scale.lead', { maximum: formatEuro(criterion.max_discount) })}{' '}
            {t(`tenders.scale.${wipes ? 'wipes' : 'keeps'}`)}
          </Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
            role="group"
            aria-label={t('tenders.scale.presets')}
          >
            {(Object.keys(SCALE_PRESETS) as ScalePreset[]).map((preset) => (
              <Button
                key={preset}
                size="small"
                variant="outlined"
                disabled={busy}
                onClick={() => setDrafts(presetDrafts(preset, drafts))}
              >
                {`${SCALE_PRESETS[preset].map((permille) => permille / 10).join(' / ')} %`}
              </Button>
            ))}
          </Box>
          {drafts.map((draft, place) => (
            <Box
              key={draft.key}
              role="group"
              aria-label={t('tenders.scale.row', { number: place + 1 })}
              sx={ROW}
            >
              <TextField
                label={t('tenders.scale.percentage')}
                value={draft.percentage}
                disabled={busy}
                required
                error={say(place, 'percentage') !== null}
                helperText={say(place, 'percentage') ?? earnsText(draft)}
                onChange={(event) => type(draft.key, { percentage: event.target.value })}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
                }}
              />
              <TextField
                label={t('tenders.scale.name')}
                value={draft.name}
                multiline
                maxRows={4}
                disabled={busy}
                required
                error={(unseenInName(draft.name, t) ?? say(place, 'name')) !== null}
                helperText={unseenInName(draft.name, t) ?? say(place, 'name') ?? ' '}
                // A text is one line, however long it is.
                onChange={(event) =>
                  type(draft.key, { name: event.target.value.replaceAll(/[\r\n]+/g, ' ') })
                }
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: { autoComplete: 'off', maxLength: LEVEL_NAME_MAX },
                }}
              />
              <IconButton
                aria-label={t('tenders.scale.remove', { number: place + 1 })}
                disabled={busy || drafts.length <= SCALE_LEVELS.least}
                onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
                sx={{ mt: 1 }}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          ))}
          {drafts.length < SCALE_LEVELS.most && (
            <Button
              startIcon={<AddIcon />}
              disabled={busy}
              onClick={() => {
                setDrafts([...drafts, { key: `added-${added}`, percentage: '', name: '' }]);
                setAdded(added + 1);
              }}
              sx={{ justifySelf: 'start' }}
            >
              {t('tenders.scale.add')}
            </Button>
          )}
          {saving.error !== null && <ErrorPanel title={t('tenders.scale.failed')} error={saving.error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
          {criterion.scale && (
            <Button disabled={busy} onClick={() => saving.save(null)} sx={{ mr: 'auto' }}>
              {t('tenders.scale.toEuro')}
            </Button>
          )}
          <Button onClick={leave} disabled={busy}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('tenders.scale.save')}
          </Button>
        </DialogActions>
      </Box>
      {question}
      {saving.stale && (
        <StaleDialog
          sentence={saving.stale.sentence}
          lines={[
            {
              key: 'scale',
              label: criterion.name,
              before: scaleText(saving.stale.mine, t('tenders.scale.euro')),
              after: scaleText(criterion.scale, t('tenders.scale.euro')),
            },
          ]}
          readOnly={readOnly}
          busy={busy}
          onPutOff={saving.putOff}
          onTake={onClosed}
          onOverwrite={saving.overwrite}
        />
      )}
    </Dialog>
  );

  function earnsText({ percentage }: LevelDraft): string {
    const permille = permilleOf(
      typedLevels([{ key: '', percentage, name: '' }])[0]?.percentage ?? Number.NaN,
    );
    return permille === null ? ' ' : formatEuro(levelEur(permille, criterion.max_discount));
  }
}

function scaleText(scale: AskedScale, euro: string): string {
  return scale ? scaleLine(scaleOf(scale)) : euro;
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr) auto', sm: '9rem minmax(0, 1fr) auto' },
  '&:first-of-type': { mt: 1 },
} as const;
