import type { ChancesAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportStatus } from '../../charts/export/export-status.tsx';
import { useFileExport } from '../../charts/export/use-chart-export.ts';
import { basisTexts } from './basis-texts.ts';
import { chancesFile } from './chances-file.ts';
import { type ChancesSubject, fetchEveryChance } from './chances-query.ts';

interface ChancesExportProps {
  readonly subject: ChancesSubject;
  readonly name: string | null;
  readonly answer: ChancesAnswer;
}

/** The whole list as a workbook, for a contractor too: names of projects are in it only when somebody asks for them. */
export function ChancesExport({ subject, name, answer }: ChancesExportProps) {
  const { t } = useTranslation();
  const [names, setNames] = useState(false);
  const exporting = useFileExport(async (_kind, surroundings) =>
    chancesFile(
      {
        title: names && name ? t('chances.fileTitle', { name }) : t('chances.heading'),
        set: answer.set,
        notes: basisTexts(answer, t),
        chances: await fetchEveryChance(subject),
        names,
      },
      surroundings,
    ),
  );
  if (!exporting) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      <FormControlLabel
        control={<Checkbox checked={names} onChange={(_event, checked) => setNames(checked)} />}
        label={t('chances.withNames')}
      />
      <Button variant="outlined" loading={exporting.busy} onClick={() => exporting.start('xlsx')}>
        {t('chances.save')}
      </Button>
      <ExportStatus exporting={exporting} />
    </Box>
  );
}
