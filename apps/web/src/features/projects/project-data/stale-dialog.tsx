import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectField, ProjectFormValues } from '../project-form/project-form-values.ts';
import { fieldLabel } from '../project-form/summary-lines.ts';
import { valueText } from '../project-form/value-text.ts';
import { contestedFields, differingFields } from './stale-differences.ts';

interface StaleDialogProps {
  readonly seen: ProjectFormValues;
  readonly mine: ProjectFormValues;
  readonly newest: ProjectFormValues;
  /** the server's sentence about it; null if the conflict was found here */
  readonly sentence: string | null;
  /** false if the newest project cannot be changed any more */
  readonly open: boolean;
  readonly onLoad: () => void;
  readonly onOverwrite: () => void;
  /** goes back to the form, which keeps the typed values */
  readonly onClose: () => void;
}

/** Says that somebody else saved first and what differs, and leaves the choice to the user who typed. */
export function StaleDialog(props: StaleDialogProps) {
  const { seen, mine, newest, sentence, open, onLoad, onOverwrite, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const narrow = useMediaQuery('(max-width: 600px)');
  const differing = differingFields({ seen, mine, newest });
  const contested = contestedFields({ seen, mine, newest });
  const label = (field: ProjectField) => fieldLabel(field, mine.project_contract_type, t);
  const names = contested.map(label).join(', ');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{t('projectData.stale.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText id={`${id}-lead`}>
          {sentence ?? t('projectData.stale.lead')} {t('projectData.stale.notSaved')}
        </DialogContentText>
        {differing.length === 0 && <Typography>{t('projectData.stale.same')}</Typography>}
        {differing.length > 0 && (
          <TableContainer>
            <Table size="small" sx={TABLE}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('projectData.stale.field')}</TableCell>
                  <TableCell>{t('projectData.stale.mine')}</TableCell>
                  <TableCell>{t('projectData.stale.newest')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {differing.map((field) => (
                  <TableRow key={field}>
                    <TableCell component="th" scope="row">
                      {label(field)}
                    </TableCell>
                    <TableCell>{valueText(mine, field, t)}</TableCell>
                    <TableCell>{valueText(newest, field, t)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
        <Typography>{consequence()}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button autoFocus onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button variant="outlined" onClick={onLoad}>
          {t('projectData.stale.load')}
        </Button>
        {open && (
          <Button variant="contained" onClick={onOverwrite}>
            {t('projectData.stale.overwrite')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );

  function consequence(): string {
    if (!open) return t('projectData.stale.closed');
    if (contested.length > 0)
      return t('projectData.stale.overwrites', { count: contested.length, fields: names });
    return t('projectData.stale.keepsBoth');
  }
}

/** Three columns of equal width, on a phone as well. */
const TABLE = {
  tableLayout: 'fixed',
  '& td, & th': { overflowWrap: 'anywhere', hyphens: 'auto', verticalAlign: 'top', px: { xs: 0.75, sm: 2 } },
} as const;
