import type { DraftDeclaration } from './draft/draft-declaration.ts';
import { openArchive } from './ilcd/open-archive.ts';
import { readIlcdJson } from './ilcd/read-ilcd-json.ts';
import { type FindFlow, readIlcdXml, textOf } from './ilcd/read-ilcd-xml.ts';
import { JsonView } from './json/json-view.ts';
import { parseJson } from './json/parse-json.ts';
import { findLcax, readLcax } from './lcax/read-lcax.ts';
import { readOpenEpd } from './openepd/read-openepd.ts';
import { refuse } from './problems/declaration-fault.ts';
import { decodeText } from './xml/decode-text.ts';
import { childOf, parseXml } from './xml/parse-xml.ts';

/** A declaration that was found in a file, not read yet. */
export interface FoundDeclaration {
  /** what the file calls it */
  readonly label: string;
  read(): Promise<DraftDeclaration>;
}

const ZIP_SIGNATURE = [0x50, 0x4b];
const NO_FLOWS: FindFlow = () => Promise.resolve(null);

/** Finds the declarations in a file, by what is in it and not by its name. */
export async function findDrafts(bytes: Uint8Array): Promise<FoundDeclaration[]> {
  if (!ZIP_SIGNATURE.every((byte, place) => bytes[place] === byte))
    return findInText(decodeText(bytes), NO_FLOWS);
  const archive = openArchive(bytes);
  const found: FoundDeclaration[] = [];
  for (const name of archive.declarations)
    found.push(...findInText(await archive.readText(name), archive.findFlow, true));
  return found;
}

/** `others` tells that the text is one of many, of which some may be anything else. */
function findInText(text: string, findFlow: FindFlow, others = false): FoundDeclaration[] {
  const start = /\S/.exec(text)?.[0];
  if (start === '<') return findInXml(text, findFlow);
  if (start === '{' || start === '[') return findInJson(new JsonView(parseJson(text)));
  return others ? [] : refuse('unknown-format', {});
}

function findInXml(text: string, findFlow: FindFlow): FoundDeclaration[] {
  const root = parseXml(text.trimStart());
  if (root.name !== 'processDataSet') return [];
  const name = childOf(root, 'processInformation', 'dataSetInformation', 'name');
  return [{ label: textOf(name, 'baseName'), read: () => readIlcdXml(root, findFlow) }];
}

function findInJson(root: JsonView): FoundDeclaration[] {
  const found = root.list().flatMap((each) => {
    if (each.has('processInformation')) return [foundAs(readIlcdJson, each)];
    const isOpenEpd = /^openEPD$/i.test(each.get('doctype').text()) || each.get('declared_unit').has('qty');
    return isOpenEpd ? [foundAs(readOpenEpd, each)] : [];
  });
  return found.length > 0 ? found : findLcax(root).map((each) => foundAs(readLcax, each));
}

function foundAs(read: (root: JsonView) => DraftDeclaration, root: JsonView): FoundDeclaration {
  const name = root.get('name').text() || root.get('product_name').text();
  const base = root.get('processInformation', 'dataSetInformation', 'name', 'baseName').list()[0];
  return { label: name || base?.get('value').text() || root.path, read: async () => read(root) };
}
