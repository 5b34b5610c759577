import { datesIn, type Language } from '@milieuspoor/domain';
import { framedDocument } from '../frame/framed-document.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { bullets, leadIn, numberedHeading, paragraphs, titleLines } from '../pieces/paragraphs.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { readerOf } from '../text/reader.ts';
import type { CriterionNote } from './award-criterion.ts';
import { changeLines } from './change-lines.ts';

/**
 * Writes the changes of an award criterion that was issued again, as a Word document for readers of the former one
 * (D-107).
 */
export async function criterionNote(
  { project, provider, madeAt, number, since }: CriterionNote,
  language: Language,
  style: HouseStyle | null = null,
): Promise<Uint8Array> {
  const { note, changes } = EMVI_TEXTS[language];
  const at = (moment: Date) => datesIn(language).moment(moment);
  return framedDocument(
    { title: note.title, subject: project.name, creator: provider.name, language, style },
    [
      ...titleLines(note.title, project.name),
      ...paragraphs(note.introduction(project.name, project.organisation)),
      ...paragraphs(note.replaces(number, at(madeAt), since.number, at(since.at))),
      numberedHeading(changes.heading(since.number)),
      leadIn(changes.lead(since.number, at(since.at))),
      ...bullets(changeLines(since.changes, changes, readerOf(language))),
      ...paragraphs(changes.rest),
    ],
  );
}
