import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';
import { root } from '../installed.mjs';
import { licenceOf, referenceOf } from './third-party-licences.mjs';

/** @typedef {import('./production-packages.mjs').Package} Package */
/** @typedef {{ integrity?: string, resolved?: string }} Locked what the lock file says of a package */

/**
 * Returns what the product is made of and what needs what, as CycloneDX 1.6: each package with its licence, its origin
 * and the digest that the lock file requires. The same packages give the same text. Not `npm sbom`: in this repository
 * of several packages it leaves half of them out (npm 11.19).
 * @param {readonly Package[]} packages
 * @returns {string} JSON
 */
export function billOfMaterials(packages) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const components = new Map(
    packages.map((each) => [referenceOf(each), componentOf(each, locked[relative(root, each.folder)] ?? {})]),
  );
  for (const each of packages)
    for (const needed of each.needs) link(components.get(referenceOf(each)), components.get(needed));

  const product = new Models.Component(Enums.ComponentType.Application, name, {
    bomRef: `${name}@${version}`,
    version,
    licenses: new Models.LicenseRepository([stated(license)]),
  });
  for (const app of ['api', 'web', 'site']) link(product, components.get(`@${name}/${app}@${version}`));
  const bill = new Models.Bom({
    metadata: new Models.Metadata({ component: product }),
    components: new Models.ComponentRepository(components.values()),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bill, { sortLists: true, space: 2 })}\n`;
}

/**
 * @param {Package} found
 * @param {Locked} locked
 */
function componentOf(found, { integrity, resolved }) {
  const { name, version } = found.manifest;
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const [algorithm, digest] = integrity?.split('-', 2) ?? [];
  return new Models.Component(Enums.ComponentType.Library, bare ?? name, {
    bomRef: referenceOf(found),
    ...(scope ? { group: scope } : {}),
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: new Models.LicenseRepository([stated(licenceOf(found.manifest))]),
    hashes: new Models.HashDictionary(
      algorithm === 'sha512' && digest
        ? [[Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex')]]
        : [],
    ),
    externalReferences: new Models.ExternalReferenceRepository(
      resolved?.startsWith('https:')
        ? [new Models.ExternalReference(resolved, Enums.ExternalReferenceType.Distribution)]
        : [],
    ),
  });
}

/**
 * @param {string} license as SPDX writes it: one licence, or a choice of several
 */
function stated(license) {
  return SPDX.isSupportedSpdxId(license)
    ? new Models.SpdxLicense(license)
    : new Models.LicenseExpression(license);
}

/**
 * @param {Models.Component | undefined} who
 * @param {Models.Component | undefined} needed
 */
function link(who, needed) {
  if (!who || !needed) throw new Error('A package needs one that the product does not list');
  who.dependencies.add(needed.bomRef);
}
