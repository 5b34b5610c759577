import { toLine } from '../draft/choose-language.ts';
import type {
  DraftAmount,
  DraftDeclaration,
  DraftRow,
  DraftScenario,
  RowMeaning,
} from '../draft/draft-declaration.ts';
import { readAmount, readFigure } from '../draft/read-number.ts';
import { validUntilOf } from '../draft/valid-until.ts';
import { toUnitName } from '../indicators/flow-units.ts';
import type { JsonView } from '../json/json-view.ts';
import { openEpdCode, setOfMethod } from './openepd-indicators.ts';

const SCENARIO_MODULES = ['C1', 'C2', 'C3', 'C4', 'D'];
/** Fields beside the modules. Those of years say what part of the life the figure of a module is for. */
const NO_MODULE = /_years$|^C_scenarios$|^ext$/;

/** Reads a declaration of openEPD. */
export function readOpenEpd(root: JsonView): DraftDeclaration {
  const unit = root.get('declared_unit');
  const mass = root.get('kg_per_declared_unit');
  const massKg = /^kg$/i.test(mass.get('unit').text()) ? readFigure(mass.get('qty')) : null;
  const rows = [
    ...root
      .get('impacts')
      .entries()
      .flatMap(([method, impacts]) => rowsOfMethod(method, impacts)),
    ...root
      .get('resource_uses')
      .entries()
      .map(([name, scopes]) =>
        rowOf(
          { kind: name.toLowerCase() === 'sm' ? 'secondary-material' : 'passed-over' },
          name,
          null,
          scopes,
        ),
      ),
  ];
  return {
    format: 'openepd',
    id: root.get('id').text(),
    version: root.get('version').text(),
    name: toLine(root.get('product_name').text() || root.get('name').text()),
    programme: toLine(root.get('program_operator', 'name').text()),
    number: toLine(root.get('program_operator_doc_id').text()),
    publisher: toLine(root.get('manufacturer', 'name').text()),
    validUntil: validUntilOf(root.get('valid_until').text(), ''),
    standards: root
      .get('compliance')
      .list()
      .map((each) => toLine(each.get('short_name').text() || each.get('name').text())),
    declared: {
      amount: readAmount(unit.get('qty').text(), unit.path),
      unit: toUnitName(unit.get('unit').text()) || null,
      path: unit.path,
    },
    properties:
      massKg !== null && massKg > 0
        ? [{ kind: 'mass', name: mass.path, value: massKg, path: mass.path }]
        : [],
    rows,
    scenarios: scenariosOf(rows),
  };
}

function rowsOfMethod(method: string, impacts: JsonView): DraftRow[] {
  const set = setOfMethod(method);
  return impacts.entries().map(([name, scopes]) => {
    const code = set && openEpdCode(set, name);
    return set && code
      ? rowOf({ kind: 'indicator', set, code }, `${name} (${method})`, method, scopes)
      : rowOf({ kind: 'unknown' }, `${name} (${method})`, null, scopes);
  });
}

function rowOf(meaning: RowMeaning, name: string, method: string | null, scopes: JsonView): DraftRow {
  const measured = scopes.entries().filter(([module, each]) => !NO_MODULE.test(module) && each.isThere);
  const scenarios = scopes
    .get('C_scenarios')
    .list()
    .flatMap((scenario) =>
      SCENARIO_MODULES.filter((module) => scenario.get(module).isThere).map(
        (module) => [module, scenario.get(module), toLine(scenario.get('name').text())] as const,
      ),
    );
  const units = new Set([...measured, ...scenarios].map(([, each]) => each.get('unit').text()));
  return {
    meaning,
    name,
    // Figures in two units are in none.
    unit: [...units].join(' / '),
    usualUnit: null,
    method,
    amounts: [
      ...measured.map(([module, each]) => ({
        ...toAmount(module, null, each),
        ...yearsOf(scopes.get(`${module}_years`)),
      })),
      ...scenarios.map(([module, each, scenario]) => toAmount(module, scenario, each)),
    ],
    path: scopes.path,
  };
}

function toAmount(module: string, scenario: string | null, measured: JsonView): DraftAmount {
  return { module, scenario, value: readFigure(measured.get('mean')), path: measured.path };
}

function yearsOf(years: JsonView): Pick<DraftAmount, 'years'> {
  return years.isThere ? { years: years.text() } : {};
}

/** openEPD names the scenarios of the end of life beside their figures only. */
function scenariosOf(rows: readonly DraftRow[]): DraftScenario[] {
  const names = new Set(rows.flatMap(({ amounts }) => amounts.flatMap(({ scenario }) => scenario ?? [])));
  return [...names].map((name) => ({ name, group: null, description: '', isDefault: false }));
}
