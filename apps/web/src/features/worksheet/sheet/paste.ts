import type { WorksheetRow } from '@milieuspoor/domain';
import type { ReactNode } from 'react';

/** Reads posts that are pasted, in a dialog; what they are read by is no part of the worksheet. */
export type Paste = (props: {
  readonly onRows: (rows: readonly WorksheetRow[]) => void;
  readonly onClose: () => void;
}) => ReactNode;
