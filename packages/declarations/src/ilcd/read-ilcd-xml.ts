import { chooseLanguage, toLine } from '../draft/choose-language.ts';
import type {
  DraftAmount,
  DraftDeclaration,
  DraftRow,
  DraftScenario,
  ValidUntil,
} from '../draft/draft-declaration.ts';
import { readAmount, readNumber } from '../draft/read-number.ts';
import { validUntilOf } from '../draft/valid-until.ts';
import { identifyFlow, identifyResult } from '../indicators/ilcd-indicators.ts';
import { refuse } from '../problems/declaration-fault.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/parse-xml.ts';
import { declaredAmountOf, propertiesOf, type ReferenceFlow } from './reference-flow.ts';

/** Finds the flow data set that an archive has beside the declaration; null where there is none. */
export type FindFlow = (id: string) => Promise<ReferenceFlow | null>;

/** Returns the texts of elements in the language that is chosen. */
export function textOf(element: XmlElement | undefined, name: string): string {
  return chooseLanguage(
    childrenOf(element, name).map(({ attributes, text }) => ({
      language: attributes.get('lang') ?? '',
      text,
    })),
  );
}

/** Reads a declaration of ILCD+EPD (1.1 to 1.3) from the tree of its process data set. */
export async function readIlcdXml(root: XmlElement, findFlow: FindFlow): Promise<DraftDeclaration> {
  const information = childOf(root, 'processInformation');
  const data = childOf(information, 'dataSetInformation');
  const ownership = childOf(root, 'administrativeInformation', 'publicationAndOwnership');
  const exchanges = childrenOf(childOf(root, 'exchanges'), 'exchange');
  const references = childrenOf(childOf(information, 'quantitativeReference'), 'referenceToReferenceFlow');
  const flows = exchanges.filter(
    ({ attributes }) => attributes.get('dataSetInternalID') === references[0]?.text,
  );
  const [reference] = flows;
  if (!reference || references.length > 1 || flows.length > 1)
    refuse('no-reference-flow', {}, information?.path ?? null);
  const stated = childOf(reference, 'resultingAmount') ?? childOf(reference, 'meanAmount');
  const amount = readAmount(stated?.text ?? '', stated?.path ?? reference.path);
  const flowId = childOf(reference, 'referenceToFlowDataSet')?.attributes.get('refObjectId') ?? '';
  const flow = (await findFlow(flowId)) ?? { properties: [], material: [] };
  return {
    format: 'ilcd-xml',
    id: childOf(data, 'UUID')?.text ?? '',
    version: childOf(ownership, 'dataSetVersion')?.text ?? '',
    name: textOf(childOf(data, 'name'), 'baseName'),
    programme: textOf(childOf(ownership, 'referenceToRegistrationAuthority'), 'shortDescription'),
    number: toLine(childOf(ownership, 'registrationNumber')?.text ?? ''),
    publisher:
      textOf(childOf(ownership, 'other', 'referenceToPublisher'), 'shortDescription') ||
      textOf(childOf(ownership, 'referenceToOwnershipOfDataSet'), 'shortDescription'),
    validUntil: validity(childOf(information, 'time')),
    standards: childrenOf(
      childOf(root, 'modellingAndValidation', 'complianceDeclarations'),
      'compliance',
    ).map((compliance) => textOf(childOf(compliance, 'referenceToComplianceSystem'), 'shortDescription')),
    declared: declaredAmountOf(amount, flow, stated?.path ?? reference.path),
    properties: propertiesOf(amount, flow),
    rows: [
      ...childrenOf(childOf(root, 'LCIAResults'), 'LCIAResult').map(toResult),
      ...exchanges.filter((each) => each !== reference).map(toFlowRow),
    ],
    scenarios: childrenOf(childOf(data, 'other', 'scenarios'), 'scenario').map(toScenario),
  };
}

function validity(time: XmlElement | undefined): ValidUntil {
  return validUntilOf(
    childOf(time, 'other', 'expirationDateOfEPD')?.text ?? '',
    childOf(time, 'dataSetValidUntil')?.text ?? '',
  );
}

function toResult(result: XmlElement): DraftRow {
  const method = childOf(result, 'referenceToLCIAMethodDataSet');
  return {
    ...identifyResult(method?.attributes.get('refObjectId') ?? ''),
    ...rowOf(result, method),
  };
}

function toFlowRow(exchange: XmlElement): DraftRow {
  const flow = childOf(exchange, 'referenceToFlowDataSet');
  return {
    meaning: identifyFlow(flow?.attributes.get('refObjectId') ?? ''),
    method: null,
    usualUnit: null,
    ...rowOf(exchange, flow),
  };
}

function rowOf(
  element: XmlElement,
  subject: XmlElement | undefined,
): Omit<DraftRow, 'meaning' | 'method' | 'usualUnit'> {
  const other = childOf(element, 'other');
  return {
    name: textOf(subject, 'shortDescription'),
    unit: textOf(childOf(other, 'referenceToUnitGroupDataSet'), 'shortDescription'),
    amounts: childrenOf(other, 'amount').map(toAmount),
    path: element.path,
  };
}

function toAmount({ attributes, text, path }: XmlElement): DraftAmount {
  return {
    module: attributes.get('module') ?? '',
    scenario: attributes.get('scenario')?.trim() || null,
    value: readNumber(text, path),
    path,
  };
}

function toScenario(scenario: XmlElement): DraftScenario {
  return {
    name: scenario.attributes.get('name')?.trim() ?? '',
    group: scenario.attributes.get('group')?.trim() || null,
    description: textOf(scenario, 'description'),
    isDefault: scenario.attributes.get('default') === 'true',
  };
}
