import { formatDay } from '@milieuspoor/domain';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { markText } from '../../../../charts/coverage/coverage-texts.ts';
import { exportFileName } from '../../../../charts/export/file-name.ts';
import { type ChartExport, useFileExport } from '../../../../charts/export/use-chart-export.ts';
import type { TableText } from '../../../../charts/frame/to-table.ts';
import { notationSentence } from '../../../../charts/notation.ts';
import type { SubjectLine } from '../../../../charts/subject/chart-subject.tsx';

interface PicturedPosts {
  readonly title: string;
  readonly subject: readonly SubjectLine[];
  readonly table: TableText;
  readonly notes: readonly string[];
}

/** Saves the table of product groups as a picture, with its subject and the date. */
export function usePostsExport(
  posts: PicturedPosts | null,
  place: RefObject<HTMLElement | null>,
): ChartExport | null {
  const { t } = useTranslation();
  return useFileExport(
    posts &&
      (async (_kind, { theme, now, tableWidth }) => {
        const { tablePicture } = await import('../../../../charts/picture/table-picture.ts');
        const { title, subject, table, notes } = posts;
        const notation = notationSentence(t);
        const file = await tablePicture(
          {
            title,
            subtitle: subject.map(({ value }) => value).join(' · '),
            rowHeading: t('reports.posts.post'),
            table,
            markOf: (point) => markText(point, t),
            notes: [
              ...notes,
              ...(notation ? [notation] : []),
              t('charts.export.asOf', { date: formatDay(now) }),
            ],
          },
          { logo: true, theme, tableWidth },
        );
        return { file, name: exportFileName({ title, subject }, 'png') };
      }),
    place,
  );
}
