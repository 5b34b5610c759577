// npm run release: makes an archive with all that a server needs and nothing else, to run on a machine that has only
// Node.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildLabel } from './build-label.mjs';
import { buildSite } from './build-site.mjs';
import { buildWeb } from './build-web.mjs';
import { install, root } from './installed.mjs';
import { isLeftOut } from './release/left-out.mjs';
import { productionPackages } from './release/production-packages.mjs';
import { CHECK_NODE, releaseManifest } from './release/release-manifest.mjs';
import { productPackages, thirdPartyLicences } from './release/third-party-licences.mjs';

const TEXTS = [
  'LICENSE',
  'docs/api.md',
  'docs/operations.md',
  'docs/security.md',
  'docs/grafana-dashboard.json',
  'deploy/milieuspoor.service',
];
const BYTES_PER_MB = 1e6;

install('production');
buildWeb();
buildSite();

const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const title = `${name}-${version}`;
const into = resolve(root, process.argv[2] ?? 'release');
const folder = join(into, title);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { folder: from, manifest } of productionPackages(join(root, 'apps/api'))) {
  const path = relative(root, from);
  copy(path);
  if (path.includes('node_modules')) continue;
  // Packages for its tests are not included.
  const { devDependencies: _, scripts: __, ...running } = manifest;
  writeFileSync(join(folder, path, 'package.json'), `${JSON.stringify(running, null, 2)}\n`);
  const link = join(folder, 'node_modules', manifest.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(folder, path)), link);
}
for (const path of ['apps/web/dist', 'apps/site/dist', ...TEXTS]) copy(path);
writeFileSync(join(folder, 'release.env'), `BUILD=${process.env.BUILD ?? buildLabel()}\n`);
cpSync(join(root, 'scripts/release', CHECK_NODE), join(folder, CHECK_NODE));
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(releaseManifest({ name, version, license }), null, 2)}\n`,
);

writeFileSync(join(folder, 'third-party-licences.txt'), thirdPartyLicences(productPackages()));

const archive = join(into, `${title}.tar.gz`);
const { status } = spawnSync(
  'tar',
  [
    ...['--create', '--use-compress-program=gzip -n', '--file', archive, '--directory', into],
    // The person who unpacks it owns it, and the same files give the same archive.
    ...['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', title],
  ],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
console.log(
  `${relative(root, archive)}: ${megabytes(sizeOf(archive))} MB, unpacked ${megabytes(sizeOf(folder))} MB`,
);

/** @param {string} path of a file or folder, from the root */
function copy(path) {
  const from = join(root, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (source) => source === from || !isLeftOut(relative(root, source)),
  });
}

/**
 * @param {string} path of a file or folder
 * @returns {number} bytes
 */
function sizeOf(path) {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, each) => sum + sizeOf(join(path, each)), 0);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / BYTES_PER_MB).toFixed(1);
}
