import type { DeclaredAmount, DraftProperty } from '../draft/draft-declaration.ts';
import { isMass, toUnitName, unitOfFlowProperty } from '../indicators/flow-units.ts';

/** A quantity of a flow, such as its mass: so much of it for one unit of the flow. */
export interface FlowProperty {
  readonly id: string;
  readonly meanValue: number;
  /** null where the file does not say it */
  readonly unit: string | null;
  readonly isReference: boolean;
  readonly path: string;
}

/** The flow that a declaration is about, as far as its file holds it. */
export interface ReferenceFlow {
  readonly properties: readonly FlowProperty[];
  readonly material: readonly DraftProperty[];
}

/**
 * Returns for how much of the product the figures are: the amount of the flow, times what one of it is. A flow may be a
 * thousand kg.
 */
export function declaredAmountOf(amount: number, flow: ReferenceFlow, path: string): DeclaredAmount {
  const reference = flow.properties.find(({ isReference }) => isReference);
  if (!reference) return { amount, unit: null, path };
  const unit = reference.unit ?? unitOfFlowProperty(reference.id);
  return { amount: amount * reference.meanValue, unit: unit === null ? null : toUnitName(unit), path };
}

/** Returns the properties of the product, with the mass that the flow itself states. */
export function propertiesOf(amount: number, { properties, material }: ReferenceFlow): DraftProperty[] {
  const mass = properties
    .filter(({ id, isReference, meanValue }) => isMass(id) && !isReference && meanValue > 0)
    .map(({ meanValue, path }) => ({ kind: 'mass' as const, name: 'mass', value: amount * meanValue, path }));
  return [...mass, ...material];
}
