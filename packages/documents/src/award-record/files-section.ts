import { caption, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { RecordSection } from './record-section.ts';
import { uploaderOf } from './what-happened.ts';

/** Writes every file that a figure was read from, with who uploaded it and when, and the hash that identifies it. */
export const filesSection: RecordSection = (record, { files: text }) => {
  const { columns } = text;
  return [
    numberedHeading(text.heading),
    ...paragraphs(text.lead),
    ...(record.files.length > 0
      ? [
          caption(text.table),
          dataTable(
            [
              { head: columns.file, share: 4 },
              { head: columns.sha256, share: 9 },
            ],
            record.files.map(({ calculationId, bidder, fileName, sha256, uploadedAt }) => {
              const at = text.dates.moment(uploadedAt);
              const by = uploaderOf(record, calculationId);
              return [`${bidder ?? text.ofBaseline}\n${fileName}\n${text.uploaded(at, by)}`, sha256];
            }),
          ),
        ]
      : paragraphs(text.none)),
  ];
};
