import CropOriginalOutlined from '@mui/icons-material/CropOriginalOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import TableViewOutlined from '@mui/icons-material/TableViewOutlined';
import type { ReactNode } from 'react';
import type { ExportKind } from './chart-files.ts';

export const EXPORT_ICONS: Readonly<Record<ExportKind, ReactNode>> = {
  image: <ImageOutlined />,
  imageWithoutLogo: <CropOriginalOutlined />,
  tableImage: <GridOnOutlined />,
  xlsx: <TableViewOutlined />,
  csv: <NotesOutlined />,
};

interface Offered {
  /** bars are drawn, so that there is a picture */
  readonly picture: boolean;
  readonly mayLeaveOutLogo: boolean;
}

/** What can be saved of the picture. */
export function pictureExports({ picture, mayLeaveOutLogo }: Offered): ExportKind[] {
  if (!picture) return [];
  return mayLeaveOutLogo ? ['image', 'imageWithoutLogo'] : ['image'];
}

/** What can be saved of the figures. */
export const FIGURE_EXPORTS = ['xlsx', 'csv'] as const satisfies readonly ExportKind[];
