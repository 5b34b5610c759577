import { readZipDirectory, unpackText, type ZipEntry } from '@milieuspoor/workbook/safe-files';
import { refuse } from '../problems/declaration-fault.ts';
import { parseXml, type XmlElement } from '../xml/parse-xml.ts';
import { type FindUnit, readFlowXml, referenceUnitOf, unitGroupOf } from './read-flow-xml.ts';
import type { FindFlow } from './read-ilcd-xml.ts';

const MIB = 1024 * 1024;

/** A declaration is a hundred kilobytes, and an archive of one with all it refers to a few megabytes. */
const ENTRY_MAX = 8 * MIB;
const TOTAL_MAX = 128 * MIB;

export interface DeclarationArchive {
  /** the names of the entries that may be declarations */
  readonly declarations: readonly string[];
  readText(name: string): Promise<string>;
  readonly findFlow: FindFlow;
}

/**
 * Opens an archive of ILCD data sets: its declarations stand in the folder `processes`, and what they refer to beside it.
 * An archive without that folder may hold declarations anywhere.
 */
export function openArchive(bytes: Uint8Array): DeclarationArchive {
  const entries = readZipDirectory(bytes);
  const total = [...entries.values()].reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (total > TOTAL_MAX) refuse('unpacks-too-large', { maxBytes: TOTAL_MAX });
  const names = [...entries.keys()].filter((name) => /\.(?:xml|json)$/.test(name)).sort();
  const processes = names.filter((name) => /(?:^|\/)processes\//.test(name));

  async function read(entry: ZipEntry): Promise<string> {
    if (entry.unpackedBytes > ENTRY_MAX) refuse('unpacks-too-large', { maxBytes: ENTRY_MAX }, entry.name);
    let text = '';
    for await (const part of unpackText(bytes, entry)) text += part;
    return text.replace(/^\ufeff/, '');
  }

  /** Names begin with the id of their data set, and most of them go on with its version. */
  async function find(folder: string, id: string): Promise<XmlElement | null> {
    if (!/^[0-9a-f-]{36}$/i.test(id)) return null;
    const name = names.findLast(
      (each) => each.includes(`${folder}/${id.toLowerCase()}`) && each.endsWith('.xml'),
    );
    const entry = name === undefined ? undefined : entries.get(name);
    return entry ? parseXml(await read(entry)) : null;
  }

  const findUnit: FindUnit = async (id) => {
    const property = await find('flowproperties', id);
    const group = property && (await find('unitgroups', unitGroupOf(property)));
    return group ? referenceUnitOf(group) : null;
  };

  return {
    declarations: processes.length > 0 ? processes : names,
    async readText(name) {
      const entry = entries.get(name);
      return entry ? read(entry) : refuse('no-declaration', {}, name);
    },
    async findFlow(id) {
      const flow = await find('flows', id);
      return flow && readFlowXml(flow, findUnit);
    },
  };
}
