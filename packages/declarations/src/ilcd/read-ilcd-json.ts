import { chooseLanguage, toLine } from '../draft/choose-language.ts';
import type { DraftAmount, DraftDeclaration, DraftRow, DraftScenario } from '../draft/draft-declaration.ts';
import { readAmount, readFigure } from '../draft/read-number.ts';
import { validUntilOf } from '../draft/valid-until.ts';
import { identifyFlow, identifyResult } from '../indicators/ilcd-indicators.ts';
import type { JsonView } from '../json/json-view.ts';
import { refuse } from '../problems/declaration-fault.ts';
import { toProperty } from './material-properties.ts';
import { declaredAmountOf, propertiesOf, type ReferenceFlow } from './reference-flow.ts';

/** How far what soda4LCA worked out itself may differ from what we do, by rounding. */
const ROUNDING = 1e-9;

const textIn = (texts: JsonView) =>
  chooseLanguage(
    texts.list().map((each) => ({ language: each.get('lang').text(), text: each.get('value').text() })),
  );
const described = (reference: JsonView) => textIn(reference.get('shortDescription'));
const additions = (element: JsonView) => element.get('other', 'anies').list();
const addition = (element: JsonView, name: string) =>
  additions(element)
    .find((each) => each.get('name').text() === name)
    ?.get('value');

/** Reads a declaration of ILCD+EPD as soda4LCA writes it in JSON. */
export function readIlcdJson(root: JsonView): DraftDeclaration {
  const information = root.get('processInformation');
  const data = information.get('dataSetInformation');
  const ownership = root.get('administrativeInformation', 'publicationAndOwnership');
  const exchanges = root.get('exchanges', 'exchange').list();
  const references = information.get('quantitativeReference', 'referenceToReferenceFlow').list();
  const marked = exchanges.filter((each) => each.get('referenceFlow').value === true);
  const named = exchanges.filter((each) => each.get('dataSetInternalID').text() === references[0]?.text());
  const flows = marked.length > 0 ? marked : named;
  const [reference] = flows;
  if (!reference || references.length > 1 || flows.length > 1)
    refuse('no-reference-flow', {}, information.path);
  const stated = reference.get('resultingAmount').isThere
    ? reference.get('resultingAmount')
    : reference.get('meanAmount');
  const amount = readAmount(stated.text(), stated.path);
  const flow = flowOf(reference);
  const declared = declaredAmountOf(amount, flow, stated.path);
  const worked = reference.get('resultingflowAmount');
  if (flow.properties.some(({ isReference }) => isReference) && worked.isThere) {
    const theirs = readAmount(worked.text(), worked.path);
    if (Math.abs(theirs / declared.amount - 1) > ROUNDING)
      refuse('declared-amount', { value: worked.text() }, worked.path);
  }
  const publisher = addition(ownership, 'referenceToPublisher');
  const time = information.get('time');
  return {
    format: 'ilcd-json',
    id: data.get('UUID').text(),
    version: ownership.get('dataSetVersion').text(),
    name: textIn(data.get('name', 'baseName')),
    programme: described(ownership.get('referenceToRegistrationAuthority')),
    number: toLine(ownership.get('registrationNumber').text()),
    publisher:
      (publisher && described(publisher)) || described(ownership.get('referenceToOwnershipOfDataSet')),
    validUntil: validUntilOf(
      dayOf(addition(time, 'expirationDateOfEPD')),
      time.get('dataSetValidUntil').text(),
    ),
    standards: root
      .get('modellingAndValidation', 'complianceDeclarations', 'compliance')
      .list()
      .map((each) => described(each.get('referenceToComplianceSystem'))),
    declared,
    properties: propertiesOf(amount, flow),
    rows: [
      ...root.get('LCIAResults', 'LCIAResult').list().map(toResult),
      ...exchanges.filter((each) => each !== reference).map(toFlowRow),
    ],
    scenarios: additions(data)
      .flatMap((each) => each.get('scenario').list())
      .map(toScenario),
  };
}

/** soda4LCA writes days as milliseconds since 1970. */
function dayOf(day: JsonView | undefined): string {
  if (typeof day?.value !== 'number') return day?.text() ?? '';
  const date = new Date(day.value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function flowOf(reference: JsonView): ReferenceFlow {
  return {
    properties: reference
      .get('flowProperties')
      .list()
      .map((each) => ({
        id: each.get('uuid').text(),
        meanValue: readAmount(each.get('meanValue').text(), each.path),
        unit: each.get('referenceUnit').text() || null,
        isReference: each.get('referenceFlowProperty').value === true,
        path: each.path,
      })),
    material: reference
      .get('materialProperties')
      .list()
      .flatMap(
        (each) =>
          toProperty(each.get('name').text(), each.get('value').text(), each.get('unit').text(), each.path) ??
          [],
      ),
  };
}

function toResult(result: JsonView): DraftRow {
  const method = result.get('referenceToLCIAMethodDataSet');
  return { ...identifyResult(method.get('refObjectId').text()), ...rowOf(result, method) };
}

function toFlowRow(exchange: JsonView): DraftRow {
  const flow = exchange.get('referenceToFlowDataSet');
  return {
    meaning: identifyFlow(flow.get('refObjectId').text()),
    method: null,
    usualUnit: null,
    ...rowOf(exchange, flow),
  };
}

function rowOf(element: JsonView, subject: JsonView): Omit<DraftRow, 'meaning' | 'method' | 'usualUnit'> {
  const unit = addition(element, 'referenceToUnitGroupDataSet');
  return {
    name: described(subject),
    unit: unit ? described(unit) : '',
    amounts: additions(element).flatMap((each) => (each.has('module') ? [toAmount(each)] : [])),
    path: element.path,
  };
}

function toAmount(amount: JsonView): DraftAmount {
  const value = amount.get('value');
  return {
    module: amount.get('module').text(),
    scenario: amount.get('scenario').text() || null,
    value: readFigure(value),
    path: amount.path,
  };
}

function toScenario(scenario: JsonView): DraftScenario {
  const isDefault = scenario.get('default').value;
  return {
    name: scenario.get('name').text(),
    group: scenario.get('group').text() || null,
    description: textIn(scenario.get('description')),
    isDefault: isDefault === true || isDefault === 'true',
  };
}
