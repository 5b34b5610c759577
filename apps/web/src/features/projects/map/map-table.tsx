import type { ProjectPoint } from '@milieuspoor/contract';
import { formatMki, type SetCode } from '@milieuspoor/domain';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../../../charts/display-of.ts';
import { paths } from '../../../lib/paths.ts';
import { Pager } from '../../../ui/page/pager.tsx';
import { pointWords } from './point-words.ts';

const ProjectLink = createLink(Link);
const PAGE_SIZE = 50;

interface MapTableProps {
  readonly points: readonly ProjectPoint[];
  readonly set: SetCode;
}

/** The projects of a map as a table, those without a place too: the same figures for who can't see the map. */
export function MapTable({ points, set }: MapTableProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const shown = points.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const co2 = displayOf('co2');
  const right = { textAlign: 'right' } as const;
  return (
    <>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={t('projectMap.table')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('projectMap.columns.project')}</TableCell>
              <TableCell>{t('projectMap.columns.place')}</TableCell>
              <TableCell sx={right}>{t('projectMap.columns.baseline')}</TableCell>
              <TableCell sx={right}>{t('projectMap.columns.optimization')}</TableCell>
              <TableCell>{t('projectMap.columns.mki')}</TableCell>
              <TableCell sx={right}>{t('projectMap.columns.co2')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((point) => (
              <TableRow key={point.uuid}>
                <TableCell component="th" scope="row">
                  <ProjectLink {...paths.project(point.organization, point.uuid, 'baseline')}>
                    {point.project_name}
                  </ProjectLink>
                </TableCell>
                <TableCell>
                  {point.latitude === null ? t('projectMap.noPlace') : point.project_location || '–'}
                </TableCell>
                <TableCell sx={right}>{amountText(point.result?.baseline, formatMki)}</TableCell>
                <TableCell sx={right}>{amountText(point.result?.optimization, formatMki)}</TableCell>
                <TableCell>{pointWords(point, set, t)}</TableCell>
                <TableCell sx={right}>{co2Text(point, co2.format)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Pager
        of={t('projectMap.table')}
        page={page}
        pageSize={PAGE_SIZE}
        count={points.length}
        onPage={setPage}
      />
    </>
  );
}

/** Nothing states it: that is not 0. */
function amountText(amount: number | null | undefined, format: (amount: number) => string): string {
  return amount === null || amount === undefined ? '–' : format(amount);
}

/** Before and after, of what may be compared. */
function co2Text({ result }: ProjectPoint, format: (kg: number) => string): string {
  const compared = result?.co2.comparison;
  return compared ? `${format(compared.baseline)} → ${format(compared.optimization)}` : '–';
}
