import type { ReactNode } from 'react';
import { CropOriginalOutlined } from '../../ui/icons/crop-original-outlined.ts';
import { GridOnOutlined } from '../../ui/icons/grid-on-outlined.ts';
import { ImageOutlined } from '../../ui/icons/image-outlined.ts';
import { NotesOutlined } from '../../ui/icons/notes-outlined.ts';
import { TableViewOutlined } from '../../ui/icons/table-view-outlined.ts';
import type { ExportKind } from './chart-files.ts';

export const EXPORT_ICONS: Readonly<Record<ExportKind, ReactNode>> = {
  image: <ImageOutlined />,
  imageWithoutLogo: <CropOriginalOutlined />,
  tableImage: <GridOnOutlined />,
  xlsx: <TableViewOutlined />,
  csv: <NotesOutlined />,
};

interface Offered {
  /** whether bars are drawn, so that there is a picture */
  readonly picture: boolean;
  readonly mayLeaveOutLogo: boolean;
}

/** Returns the files that contain the picture. */
export function pictureExports({ picture, mayLeaveOutLogo }: Offered): ExportKind[] {
  if (!picture) return [];
  return mayLeaveOutLogo ? ['image', 'imageWithoutLogo'] : ['image'];
}

/** The files that contain the figures. */
export const FIGURE_EXPORTS = ['xlsx', 'csv'] as const satisfies readonly ExportKind[];
