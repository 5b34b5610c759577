import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import { toLine } from '../draft/choose-language.ts';
import type { DraftDeclaration, DraftProperty, DraftRow, RowMeaning } from '../draft/draft-declaration.ts';
import { readFigure } from '../draft/read-number.ts';
import { validUntilOf } from '../draft/valid-until.ts';
import type { JsonView } from '../json/json-view.ts';
import { isPassedOver, lcaxCode, lcaxUnit, setOfStandard } from './lcax-indicators.ts';

/** More declarations than anybody chooses from. */
const FOUND_MAX = 500;

/** Returns a field by its name in either spelling: LCAx wrote camel case before. */
function field(view: JsonView, name: string): JsonView {
  const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return view.has(name) ? view.get(name) : view.get(camel);
}

/** Finds the declarations in a file of LCAx: it may be one, or a product, an assembly or a project with several. */
export function findLcax(root: JsonView): JsonView[] {
  const found: JsonView[] = [];
  const waiting: JsonView[] = [root];
  for (let place = 0; place < waiting.length && found.length < FOUND_MAX; place++) {
    const view = waiting[place];
    if (!view) break;
    const isEpd =
      view.get('impacts').value instanceof Map && typeof field(view, 'declared_unit').value === 'string';
    const below = Array.isArray(view.value) ? view.list() : view.entries().map(([, each]) => each);
    if (isEpd) found.push(view);
    else for (const each of below) waiting.push(each);
  }
  return found;
}

/** Reads a declaration of LCAx. Its figures have no units: the standard that it names has. */
export function readLcax(root: JsonView): DraftDeclaration {
  const standard = field(root, 'standard').text();
  const set = setOfStandard(standard);
  const unit = field(root, 'declared_unit');
  return {
    format: 'lcax',
    id: root.get('id').text(),
    version: root.get('version').text(),
    name: toLine(root.get('name').text()),
    programme: '',
    number: '',
    publisher: toLine(root.get('source', 'name').text()),
    validUntil: validUntilOf(field(root, 'valid_until').text(), ''),
    standards: set ? [IMPACT_SETS[set].standard] : [toLine(standard)],
    declared: { amount: 1, unit: lcaxUnit(unit.text()), path: unit.path },
    properties: root.get('conversions').list().flatMap(toProperty),
    rows: root
      .get('impacts')
      .entries()
      .map(([name, modules]) => toRow(name, modules, set)),
    scenarios: [],
  };
}

/** LCAx does not say what a conversion starts from; only one to kg can be the mass of the declared unit. */
function toProperty(conversion: JsonView): DraftProperty[] {
  const [value, to] = [readFigure(conversion.get('value')), conversion.get('to').text()];
  if (value === null || !(value > 0)) return [];
  const kind = lcaxUnit(to) === 'kg' ? 'mass' : 'unclear';
  return [{ kind, name: toLine(to), value, path: conversion.path }];
}

function toRow(name: string, modules: JsonView, set: SetCode | null): DraftRow {
  const code = set && lcaxCode(set, name);
  const meaning: RowMeaning =
    set && code
      ? { kind: 'indicator', set, code }
      : { kind: name === 'sm' ? 'secondary-material' : isPassedOver(name) ? 'passed-over' : 'unknown' };
  // ADPF of Set A1 is in MJ in the standard and in kg Sb-eq in the method: it is asked.
  const known = meaning.kind === 'indicator' && !(set === 'a1' && code === 'ADPF');
  const indicator = known && IMPACT_SETS[meaning.set].indicators.find((each) => each.code === meaning.code);
  return {
    meaning,
    name,
    unit: meaning.kind === 'secondary-material' ? 'kg' : '',
    usualUnit: indicator ? indicator.unit : null,
    method: null,
    amounts: modules.entries().map(([module, value]) => ({
      module,
      scenario: null,
      value: readFigure(value),
      path: value.path,
    })),
    path: modules.path,
  };
}
