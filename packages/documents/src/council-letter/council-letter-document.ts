import type { Language } from '@milieuspoor/domain';
import { framedDocument } from '../frame/framed-document.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { caption, paragraphs, tableNotes, titleLines } from '../pieces/paragraphs.ts';
import { notedPicture } from '../pieces/picture.ts';
import { factsTable } from '../pieces/tables.ts';
import type { CouncilLetter } from './council-letter.ts';

/** Writes a council letter as a Word document in the house style: three sentences, three charts, and what they mean. */
export async function councilLetterDocument(
  letter: CouncilLetter,
  language: Language,
  style: HouseStyle | null = null,
): Promise<Uint8Array> {
  const { title, organisation, sentences, pictures, facts, words, edited, madeAt } = letter;
  return framedDocument({ title, subject: organisation, creator: organisation, language, style, madeAt }, [
    ...titleLines(title, organisation),
    ...paragraphs(...sentences),
    ...pictures.flatMap((picture, place) => [
      caption(picture.title),
      ...notedPicture({ ...picture, kind: 'png', notes: [] }, place + 1),
    ]),
    factsTable(facts.map(({ label, value }) => [label, value] as const)),
    ...tableNotes([...words.map(({ label, value }) => `${label}: ${value}`), ...(edited ? [edited] : [])]),
  ]);
}
