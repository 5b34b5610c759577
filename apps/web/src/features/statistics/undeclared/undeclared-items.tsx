import type { FigureAbout } from '@milieuspoor/charts';
import { type ReactNode, useCallback, useState } from 'react';
import { ShowItems } from '../../../charts/coverage/show-items.tsx';
import type { StatisticsSubject, StatisticsView } from '../statistics-query.ts';
import { UndeclaredItemsDialog } from './undeclared-items-dialog.tsx';

interface UndeclaredItemsProps {
  readonly subject: StatisticsSubject;
  /** the place whose figures are on the screen */
  readonly view: StatisticsView;
  readonly children: ReactNode;
}

/** Lets the marks at the figures in it open to the items that do not declare them. */
export function UndeclaredItems({ subject, view, children }: UndeclaredItemsProps) {
  const [about, setAbout] = useState<FigureAbout | null>(null);
  const show = useCallback((figure: FigureAbout) => setAbout(figure), []);
  return (
    <ShowItems value={show}>
      {children}
      {about && (
        <UndeclaredItemsDialog subject={subject} view={view} about={about} onClose={() => setAbout(null)} />
      )}
    </ShowItems>
  );
}
