import { CONTRACT_TYPE_LABELS, PROJECT_TYPE_LABELS, SECTOR_LABELS } from '@milieuspoor/domain';
import { numberedHeading } from '../pieces/paragraphs.ts';
import { factsTable } from '../pieces/tables.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord } from './award-record.ts';
import type { RecordSection } from './record-section.ts';
import { openingOf } from './what-happened.ts';

/** Writes which tender it is, when its bids were opened and awarded, and who made the record and when. */
export const tenderSection: RecordSection = (record, { tender: text, unknown }, { criterion, language }) => {
  const { project, bids, awardedOn, madeAt, madeBy } = record;
  const shared = criterion.project;
  return [
    numberedHeading(text.heading),
    factsTable([
      [shared.name, project.name],
      [shared.organisation, project.organisation],
      [shared.location, project.location || shared.empty],
      [shared.sector, SECTOR_LABELS[language][project.sector]],
      [shared.projectType, PROJECT_TYPE_LABELS[language][project.projectType]],
      [shared.contractType, CONTRACT_TYPE_LABELS[language][project.contractType]],
      [text.bids, String(bids.length)],
      record.sealsBids ? [text.opened, openedText(record, text, unknown)] : [text.sealing, text.notSealed],
      [text.awardedOn, awardedOn ? text.dates.day(awardedOn) : text.notYet],
      [text.madeOn, text.dates.moment(madeAt)],
      [text.madeBy, madeBy || unknown],
    ]),
  ];
};

function openedText(record: AwardRecord, text: RecordText['tender'], unknown: string): string {
  const opening = openingOf(record);
  if (!opening) return unknown;
  const { openingAskedBy: asker, witness } = opening.changes;
  // A request to open is confirmed by the person who was asked (docs/decisions/0093); before, the person who opened the
  // bids named a witness.
  const [by, beside] = asker ? [asker.to, opening.by] : [opening.by, witness?.to];
  const at = text.dates.moment(opening.at);
  return text.openedBy(at, String(by || unknown), String(beside || unknown));
}
