import type { DraftProperty } from '../draft/draft-declaration.ts';
import { readAmount } from '../draft/read-number.ts';
import { unitOfFlowProperty } from '../indicators/flow-units.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/parse-xml.ts';
import { toProperty } from './material-properties.ts';
import type { FlowProperty, ReferenceFlow } from './reference-flow.ts';

/** Finds the reference unit of a flow property in the archive; null where the archive doesn't have it. */
export type FindUnit = (flowPropertyId: string) => Promise<string | null>;

/** Reads a flow data set: its quantities with their units, and the properties of its material (MatML). */
export async function readFlowXml(flow: XmlElement, findUnit: FindUnit): Promise<ReferenceFlow> {
  const information = childOf(flow, 'flowInformation');
  const reference = childOf(information, 'quantitativeReference', 'referenceToReferenceFlowProperty')?.text;
  const properties: FlowProperty[] = [];
  for (const each of childrenOf(childOf(flow, 'flowProperties'), 'flowProperty')) {
    const id = childOf(each, 'referenceToFlowPropertyDataSet')?.attributes.get('refObjectId') ?? '';
    const mean = childOf(each, 'meanValue');
    const isReference = each.attributes.get('dataSetInternalID') === reference;
    const known = isReference || unitOfFlowProperty(id) !== null;
    if (!known) continue;
    properties.push({
      ...{ id, isReference, path: each.path },
      meanValue: readAmount(mean?.text ?? '', mean?.path ?? each.path),
      unit: (await findUnit(id)) ?? unitOfFlowProperty(id),
    });
  }
  return {
    properties,
    material: materialOf(childOf(information, 'dataSetInformation', 'other', 'MatML_Doc')),
  };
}

function materialOf(document: XmlElement | undefined): DraftProperty[] {
  const details = new Map(
    childrenOf(childOf(document, 'Metadata'), 'PropertyDetails').map((each) => [
      each.attributes.get('id'),
      each,
    ]),
  );
  return childrenOf(childOf(document, 'Material', 'BulkDetails'), 'PropertyData').flatMap((each) => {
    const detail = details.get(each.attributes.get('property'));
    const name = childOf(detail, 'Name')?.text ?? '';
    const unit = childOf(detail, 'Units')?.attributes.get('name') ?? '';
    return toProperty(name, childOf(each, 'Data')?.text ?? '', unit, each.path) ?? [];
  });
}

/** Returns the id of the unit group in which a flow property is counted. */
export function unitGroupOf(flowProperty: XmlElement): string {
  const information = childOf(flowProperty, 'flowPropertiesInformation', 'quantitativeReference');
  return childOf(information, 'referenceToReferenceUnitGroup')?.attributes.get('refObjectId') ?? '';
}

/** Returns the name of the reference unit of a unit group; null where it names none. */
export function referenceUnitOf(unitGroup: XmlElement): string | null {
  const reference = childOf(
    unitGroup,
    'unitGroupInformation',
    'quantitativeReference',
    'referenceToReferenceUnit',
  );
  const unit = childrenOf(childOf(unitGroup, 'units'), 'unit').find(
    ({ attributes }) => attributes.get('dataSetInternalID') === reference?.text,
  );
  return childOf(unit, 'name')?.text || null;
}
