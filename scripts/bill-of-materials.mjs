// npm run bill-of-materials: lists what the product is made of, for a buyer's register, and the licences of all of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { install, root } from './installed.mjs';
import { productPackages, thirdPartyLicences } from './release/third-party-licences.mjs';

install('everything');
// Its packages are only installed now.
const { billOfMaterials } = await import('./release/bill-of-materials.mjs');

const into = resolve(root, process.argv[2] ?? 'release');
mkdirSync(into, { recursive: true });
const packages = productPackages();
write('bill-of-materials.cdx.json', billOfMaterials(packages));
write('third-party-licences.txt', thirdPartyLicences(packages));
console.log(`${packages.length} packages`);

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const path = join(into, name);
  writeFileSync(path, text);
  console.log(relative(root, path));
}
