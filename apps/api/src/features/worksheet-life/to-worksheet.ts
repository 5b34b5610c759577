import type { WorksheetAnswer, WorksheetInList } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { WorksheetDraft, WorksheetWithRows } from '../worksheets/worksheets.queries.ts';

function toFields({ source, ...draft }: WorksheetDraft) {
  return {
    uuid: draft.id,
    project: draft.projectId,
    revision: draft.revision,
    created: formatModified(draft.createdAt),
    modified: formatModified(draft.modifiedAt),
    name: draft.name,
    calculation_type: draft.calculationType,
    source: source && { uuid: source.id, name: source.name, calculation_type: source.calculationType },
    quantities_file: draft.quantitiesName ?? '',
  };
}

export function toWorksheetInList(draft: WorksheetDraft): WorksheetInList {
  return { ...toFields(draft), row_count: draft.rowCount };
}

export function toWorksheet(worksheet: WorksheetWithRows): WorksheetAnswer {
  return { ...toFields(worksheet), rows: [...worksheet.rows] };
}
