import type { ItemChangeAnswer } from '@milieuspoor/contract';
import { distinguishable, EMPTY_FIGURE, formatProductUnit } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { plainNumber } from './change-figures.ts';

type FieldChange = ItemChangeAnswer['fields'][number];

/** Returns a sentence for each change of an item: 'Hoeveelheid: 2 wordt 4', 'MKI per m2: €8,00 wordt €6,00'. */
export function itemChangeSentences(
  { fields, unit }: Pick<ItemChangeAnswer, 'fields' | 'unit'>,
  t: TFunction,
): string[] {
  return fields.map((change) => {
    const field = t(`uploadCheck.fields.${change.field}`, {
      unit: formatProductUnit(unit, currentLanguage()),
    });
    if (change.field === 'modules') return field;
    const [from, to] = textsOf(change, t);
    return t('uploadCheck.items.fromTo', { field, from, to });
  });
}

function textsOf({ field, before, after }: FieldChange, t: TFunction): readonly [string, string] {
  if (field === 'quantity') return [plainNumber(before), plainNumber(after)];
  if (typeof before !== 'string' && typeof after !== 'string' && field.endsWith('PerUnit')) {
    const texts = distinguishable(before, after);
    const mark = (text: string) => (field === 'mkiEurPerUnit' && text !== EMPTY_FIGURE ? inEuro(text) : text);
    return [mark(texts[0]), mark(texts[1])];
  }
  return [textOf(field, before, t), textOf(field, after, t)];
}

function inEuro(text: string): string {
  return text.startsWith('-') ? `-€${text.slice(1)}` : `€${text}`;
}

function textOf(field: FieldChange['field'], value: FieldChange['before'], t: TFunction): string {
  if (value === null || value === '') return t('uploadCheck.items.empty');
  if (typeof value === 'number') return plainNumber(value);
  if (field === 'unit') return formatProductUnit(value, currentLanguage());
  if (field === 'workScope' && (value === 'new' || value === 'existing'))
    return t(`uploadCheck.workScopes.${value}`);
  return value;
}
