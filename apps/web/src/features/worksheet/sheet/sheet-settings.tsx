import type { WorksheetAnswer, WorksheetType } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import type { RowKeeper } from '../keep/row-keeper.ts';
import { baselineKey, worksheetQuery, worksheetsQuery } from '../worksheet-queries.ts';

/** The longest name that a worksheet may have. */
const NAME_MAX = 100;

interface SheetSettingsProps {
  readonly worksheet: WorksheetAnswer;
  readonly keeper: RowKeeper;
  /** those that the project takes now */
  readonly types: readonly WorksheetType[];
}

/** The name of a worksheet, and what it is stored as. */
export function SheetSettings(props: SheetSettingsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('worksheet.settings.open')}
      </Button>
      {isOpen && <SettingsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsDialog({
  worksheet,
  keeper,
  types,
  onClose,
}: SheetSettingsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { uuid, project } = worksheet;
  const titleId = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(worksheet.name);
  const [type, setType] = useState(worksheet.calculation_type);
  const changing = useMutationOnce({
    mutationFn: async () => {
      // The revision that this change is based on is that of the rows on the screen.
      await keeper.flush();
      const changed = await client.call(endpoints.changeWorksheet, {
        params: { worksheet: uuid },
        body: { name: name.trim(), calculation_type: type },
        ifMatch: String(keeper.revision()),
      });
      keeper.follow(changed);
      return changed;
    },
    onSuccess: ({ name: named, calculation_type }) => {
      queries.setQueryData(
        worksheetQuery(uuid).queryKey,
        (before) => before && { ...before, name: named, calculation_type },
      );
      void queries.invalidateQueries({ queryKey: baselineKey(uuid) });
      void queries.invalidateQueries(worksheetsQuery(project));
      onClose();
    },
  });
  // What it is now stays to be seen where the project takes no such calculation any more.
  const offered = types.includes(type) ? types : [worksheet.calculation_type, ...types];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          changing.mutate();
        }}
      >
        <DialogTitle id={titleId}>{t('worksheet.settings.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
          <TextField
            autoFocus
            label={t('worksheet.settings.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
          <TextField
            select
            label={t('worksheet.settings.type')}
            helperText={t('worksheet.settings.typeHint')}
            value={type}
            onChange={({ target }) =>
              setType(offered.find((each) => each === target.value) ?? worksheet.calculation_type)
            }
          >
            {offered.map((each) => (
              <MenuItem key={each} value={each} disabled={!types.includes(each)}>
                {t(`worksheet.settings.types.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          {changing.error && <ErrorPanel error={changing.error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('worksheet.settings.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={name.trim() === ''}
            loading={changing.isPending}
          >
            {t('worksheet.settings.change')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
