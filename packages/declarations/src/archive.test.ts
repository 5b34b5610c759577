import { buildZip } from '@milieuspoor/workbook/mutated';
import { expect, it } from 'vitest';
import { readDeclaration } from './read-declaration.ts';
import { exampleFlowXml, exampleJson, exampleXml, FLOW_ID } from './testing/example-ilcd.ts';

const AREA = '93a60a56-a3c8-19da-a746-0800200c9a66';
const OWN_PROPERTY = '22222222-2222-4222-8222-222222222222';
const OWN_GROUP = '33333333-3333-4333-8333-333333333333';

const process = (data = exampleXml()) => ({ name: 'ILCD/processes/abc_00.01.000.xml', data });
const flow = (property: string, more: Parameters<typeof exampleFlowXml>[0] = {}) => ({
  name: `ILCD/flows/${FLOW_ID}_00.00.001.xml`,
  data: exampleFlowXml(more, property),
});

it('takes unit, mass and density from the flow that the declaration is about', async () => {
  const archive = buildZip([
    process(),
    flow(AREA, { massKg: 188, material: { 'layer thickness': ['0.08', 'm'] } }),
  ]);
  expect(await readDeclaration(archive)).toMatchObject({
    asked: [],
    product: {
      unit: 'm2',
      conversions: [
        { unit: 'kg', perUnit: 188 },
        { unit: 'm3', perUnit: 0.08 },
      ],
    },
  });
});

it('follows a quantity of its own to the unit that the archive states for it', async () => {
  const property = `<flowPropertyDataSet><flowPropertiesInformation><quantitativeReference><referenceToReferenceUnitGroup refObjectId="${OWN_GROUP}"/></quantitativeReference></flowPropertiesInformation></flowPropertyDataSet>`;
  const group =
    '<unitGroupDataSet><unitGroupInformation><quantitativeReference><referenceToReferenceUnit>1</referenceToReferenceUnit></quantitativeReference></unitGroupInformation><units><unit dataSetInternalID="0"><name>kg</name></unit><unit dataSetInternalID="1"><name>t</name></unit></units></unitGroupDataSet>';
  const archive = buildZip([
    process(),
    flow(OWN_PROPERTY),
    { name: `ILCD/flowproperties/${OWN_PROPERTY}.xml`, data: property },
    { name: `ILCD/unitgroups/${OWN_GROUP}.xml`, data: group },
  ]);
  expect(await readDeclaration(archive)).toMatchObject({ asked: [], product: { unit: 'ton' } });
});

it('asks which declaration when there are several', async () => {
  const archive = buildZip([
    { name: 'a/processes/1.xml', data: exampleXml({ names: { en: 'One' } }) },
    { name: 'a/processes/2.json', data: exampleJson({ names: { en: 'Two' } }) },
  ]);
  const open = await readDeclaration(archive);
  expect(open).toMatchObject({
    kind: 'which',
    asked: [
      {
        id: 'declaration',
        choices: [
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ],
      },
    ],
  });
  expect(await readDeclaration(archive, { declaration: '2' })).toMatchObject({ product: { name: 'Two' } });
});

it('finds a declaration in an archive without the folder, and none among other files', async () => {
  expect(await readDeclaration(buildZip([{ name: 'epd.json', data: exampleJson() }]))).toMatchObject({
    kind: 'read',
  });
  expect(await readDeclaration(buildZip([flow(AREA)]))).toMatchObject({
    problem: { code: 'no-declaration' },
  });
});

it.each([
  ['a name that climbs', [{ ...process(), name: '../processes/a.xml' }], 'unsafe-file'],
  ['a bomb', [{ ...process(), data: '0'.repeat(9_000_000) }], 'unsafe-file'],
  [
    'an entry that is too large',
    [{ ...process(), data: Buffer.alloc(9_000_000, exampleXml()), stored: true }],
    'unpacks-too-large',
  ],
  ['a false size', [{ ...process(), unpackedBytes: 7 }], 'unsafe-file'],
  ['a wrong checksum', [{ ...process(), crc32: 7 }], 'file-damaged'],
] as const)('refuses %s', async (_, entries, code) => {
  expect(await readDeclaration(buildZip(entries))).toMatchObject({ kind: 'refused', problem: { code } });
});
