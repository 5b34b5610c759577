/** What a test states of a declaration; all else is invented, and the same in XML and in JSON. */
export interface ExampleRow {
  readonly id: string;
  readonly name?: string;
  readonly unit?: string;
  /** 'A1-A3' or 'C3/scenario' to its figure as the file writes it */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface ExampleDeclaration {
  readonly names?: Readonly<Record<string, string>>;
  readonly rows?: readonly ExampleRow[];
  /** of flows of EN 15804 */
  readonly flows?: readonly ExampleRow[];
  readonly scenarios?: readonly {
    readonly name: string;
    readonly group?: string;
    readonly isDefault?: boolean;
  }[];
  readonly validUntil?: string;
  readonly expires?: string;
  readonly standard?: string;
  readonly meanAmount?: string;
  /** of the flow: what one of it is */
  readonly flow?: ExampleFlow;
}

export interface ExampleFlow {
  readonly unit?: string;
  /** the id of the quantity */
  readonly property?: string;
  readonly meanValue?: number;
  readonly massKg?: number;
  /** material properties by name, with value and unit */
  readonly material?: Readonly<Record<string, readonly [string, string]>>;
}

export const GWP_A1 = '77e416eb-a363-4258-a04e-171d843a6460';
export const ADPF_A1 = '804ebcdf-309d-4098-8ed8-fdaf2f389981';
export const SECONDARY = 'c6a1f35f-2d09-4f54-8dfb-97e502e1ce92';
export const FLOW_ID = '11111111-1111-4111-8111-111111111111';
const MASS = '93a60a56-a3c8-11da-a746-0800200b9a66';

/** Figures per module of ours, of which only A1-A3 is declared. */
export const production = (value: number): (number | null)[] => [
  value,
  ...Array.from({ length: 9 }, () => null),
];

/** One row of GWP of Set A1. */
export const gwp = (amounts: Readonly<Record<string, string>>): ExampleRow => ({
  ...{ id: GWP_A1, name: 'Global warming potential (GWP)', unit: 'kg CO2-eq', amounts },
});

const split = (key: string) => {
  const [module = '', scenario] = key.split('/');
  return { module, scenario };
};

/** Writes a declaration as JSON of soda4LCA. */
export function exampleJson(example: ExampleDeclaration = {}): Uint8Array {
  const { rows = [gwp({ 'A1-A3': '1.5' })], flows = [], scenarios = [], flow = {} } = example;
  const described = (text: string) => ({ shortDescription: [{ value: text, lang: 'en' }] });
  const other = ({ unit = '', amounts }: ExampleRow) => ({
    anies: [
      { name: 'referenceToUnitGroupDataSet', value: described(unit) },
      ...Object.entries(amounts).map(([key, value]) => ({ ...split(key), value })),
    ],
  });
  const { unit = 'kg', property = unit === 'kg' ? MASS : 'x', meanValue = 1, massKg, material = {} } = flow;
  const mean = Number(example.meanAmount ?? '1');
  return Buffer.from(
    JSON.stringify({
      processInformation: {
        dataSetInformation: {
          UUID: 'abc',
          name: {
            baseName: Object.entries(example.names ?? { en: 'Slab' }).map(([lang, value]) => ({
              lang,
              value,
            })),
          },
          other: {
            anies: [
              { scenario: scenarios.map(({ isDefault, ...each }) => ({ ...each, default: isDefault })) },
            ],
          },
        },
        quantitativeReference: { referenceToReferenceFlow: [7] },
        time: { dataSetValidUntil: Number(example.validUntil ?? '2030') },
      },
      modellingAndValidation: {
        complianceDeclarations: {
          compliance: [{ referenceToComplianceSystem: described(example.standard ?? 'EN 15804+A2') }],
        },
      },
      administrativeInformation: { publicationAndOwnership: { registrationNumber: 'EPD-1' } },
      exchanges: {
        exchange: [
          {
            dataSetInternalID: 7,
            referenceFlow: true,
            referenceToFlowDataSet: { ...described('Slab'), refObjectId: FLOW_ID },
            meanAmount: mean,
            resultingflowAmount: mean * meanValue,
            flowProperties: [
              {
                uuid: property,
                meanValue,
                referenceUnit: unit,
                referenceFlowProperty: true,
              },
              ...(massKg === undefined ? [] : [{ uuid: MASS, meanValue: massKg }]),
            ],
            materialProperties: Object.entries(material).map(([name, [value, of]]) => ({
              name,
              value,
              unit: of,
            })),
          },
          ...flows.map((row) => ({
            referenceToFlowDataSet: { refObjectId: row.id, ...described(row.name ?? '') },
            other: other(row),
          })),
        ],
      },
      LCIAResults: {
        LCIAResult: rows.map((row) => ({
          referenceToLCIAMethodDataSet: {
            ...(row.id === '' ? {} : { refObjectId: row.id }),
            ...described(row.name ?? ''),
          },
          other: other(row),
        })),
      },
    }),
  );
}

/** Writes a declaration as XML of ILCD+EPD 1.3. */
export function exampleXml(example: ExampleDeclaration = {}): string {
  const { rows = [gwp({ 'A1-A3': '1.5' })], flows = [], scenarios = [], names = { en: 'Slab' } } = example;
  const other = ({ unit = '', amounts }: ExampleRow) =>
    `<common:other>${Object.entries(amounts)
      .map(([key, value]) => {
        const { module, scenario } = split(key);
        return `<epd:amount epd:module="${module}"${scenario ? ` epd:scenario="${scenario}"` : ''}>${value}</epd:amount>`;
      })
      .join(
        '',
      )}<epd:referenceToUnitGroupDataSet><common:shortDescription>${unit}</common:shortDescription></epd:referenceToUnitGroupDataSet></common:other>`;
  const reference = (tag: string, { id, name = '' }: ExampleRow) =>
    `<${tag}${id === '' ? '' : ` refObjectId="${id}"`}><common:shortDescription xml:lang="en">${name}</common:shortDescription></${tag}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<processDataSet xmlns="http://lca.jrc.it/ILCD/Process" xmlns:common="http://lca.jrc.it/ILCD/Common" xmlns:epd="http://www.iai.kit.edu/EPD/2013" xmlns:epd24="http://www.indata.network/EPD/2024">
<processInformation><dataSetInformation><common:UUID>abc</common:UUID>
<name>${Object.entries(names)
    .map(([lang, name]) => `<baseName xml:lang="${lang}">${name}</baseName>`)
    .join('')}</name>
<common:other><epd:scenarios>${scenarios
    .map(
      ({ name, group, isDefault }) =>
        `<epd:scenario epd:name="${name}"${group ? ` epd:group="${group}"` : ''}${isDefault ? ' epd:default="true"' : ''}/>`,
    )
    .join('')}</epd:scenarios></common:other></dataSetInformation>
<quantitativeReference><referenceToReferenceFlow>7</referenceToReferenceFlow></quantitativeReference>
<time><common:dataSetValidUntil>${example.validUntil ?? '2030'}</common:dataSetValidUntil>${
    example.expires
      ? `<common:other><epd24:expirationDateOfEPD>${example.expires}</epd24:expirationDateOfEPD></common:other>`
      : ''
  }</time></processInformation>
<modellingAndValidation><complianceDeclarations><compliance><common:referenceToComplianceSystem><common:shortDescription>${
    example.standard ?? 'EN 15804+A2'
  }</common:shortDescription></common:referenceToComplianceSystem></compliance></complianceDeclarations></modellingAndValidation>
<administrativeInformation><publicationAndOwnership><common:registrationNumber>EPD-1</common:registrationNumber></publicationAndOwnership></administrativeInformation>
<exchanges><exchange dataSetInternalID="7">${reference('referenceToFlowDataSet', { id: FLOW_ID, name: 'Slab', amounts: {} })}<meanAmount>${
    example.meanAmount ?? '1'
  }</meanAmount></exchange>${flows.map((row) => `<exchange>${reference('referenceToFlowDataSet', row)}${other(row)}</exchange>`).join('')}</exchanges>
<LCIAResults>${rows.map((row) => `<LCIAResult>${reference('referenceToLCIAMethodDataSet', row)}${other(row)}</LCIAResult>`).join('')}</LCIAResults>
</processDataSet>`;
}

/** Writes the flow data set of an example, with the quantity that it is counted in. */
export function exampleFlowXml(
  { meanValue = 1, massKg, material = {} }: ExampleFlow,
  flowProperty: string,
): string {
  const property = (place: number, id: string, mean: number) =>
    `<flowProperty dataSetInternalID="${place}"><referenceToFlowPropertyDataSet refObjectId="${id}"/><meanValue>${mean}</meanValue></flowProperty>`;
  const details = Object.entries(material);
  return `<flowDataSet xmlns="http://lca.jrc.it/ILCD/Flow"><flowInformation><dataSetInformation><other><MatML_Doc><Material><BulkDetails>${details
    .map(
      ([, [value]], place) =>
        `<PropertyData property="p${place}"><Data format="float">${value}</Data></PropertyData>`,
    )
    .join('')}</BulkDetails></Material><Metadata>${details
    .map(
      ([name, [, unit]], place) =>
        `<PropertyDetails id="p${place}"><Name>${name}</Name><Units name="${unit}"/></PropertyDetails>`,
    )
    .join(
      '',
    )}</Metadata></MatML_Doc></other></dataSetInformation><quantitativeReference><referenceToReferenceFlowProperty>0</referenceToReferenceFlowProperty></quantitativeReference></flowInformation>
<flowProperties>${property(0, flowProperty, meanValue)}${massKg === undefined ? '' : property(1, MASS, massKg)}</flowProperties></flowDataSet>`;
}
