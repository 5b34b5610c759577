// Builds the site into a folder that any web server can serve, at a root or below one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addressLines, INVENTED_PROVIDER } from '@milieuspoor/contract';
import { BRAND, BRAND_MARK } from '@milieuspoor/look';
import { build, createServer, type InlineConfig, type Manifest } from 'vite';
import type { SiteAssets, SiteSettings } from '../src/site-settings.ts';
import { lookTokens } from './look-tokens.ts';
import { heaviestPages } from './page-scripts.ts';
import { drawPictures } from './pictures.ts';

const root = dirname(import.meta.dirname);
const outDir = process.env.SITE_OUT_DIR ?? join(root, 'dist');
const SCRIPTS = { figures: 'figures.ts', contact: 'contact.ts', search: 'search.ts' } as const;
const FONT = 'source-sans-3-latin-wght-normal';

const shared: InlineConfig = { root, configFile: false, logLevel: 'warn', base: './' };

/**
 * The build of what the browser runs: React's components on Preact, which is a fifth of React's size
 * (docs/decisions/0050).
 */
const client: InlineConfig = {
  ...shared,
  plugins: [lookTokens()],
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: '.manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [
        ...Object.values(SCRIPTS).map((name) => join(root, 'src/islands', name)),
        join(root, 'src/style/site.css'),
      ],
    },
  },
};

/** Renders the sources as they are, so that a page is the same as in its tests. */
async function renderPages(settings: SiteSettings, assets: SiteAssets) {
  const server = await createServer({
    ...shared,
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const site = (await server.ssrLoadModule(
      '/src/render-site.tsx',
    )) as typeof import('../src/render-site.tsx');
    return { files: await site.renderSite(settings, assets), pictures: site.listPictures() };
  } finally {
    await server.close();
  }
}

function assetsOf(manifest: Manifest): SiteAssets {
  const entries = Object.values(manifest);
  const fileOf = (end: string) => {
    const found = entries.find(({ src }) => src?.endsWith(end))?.file;
    if (!found) throw new Error(`The build made nothing of ${end}`);
    return found;
  };
  return {
    style: fileOf('src/style/site.css'),
    font: fileOf(`${FONT}.woff2`),
    mark: 'mark.svg',
    scripts: {
      figures: fileOf(`islands/${SCRIPTS.figures}`),
      contact: fileOf(`islands/${SCRIPTS.contact}`),
      search: fileOf(`islands/${SCRIPTS.search}`),
    },
  };
}

function write(path: string, content: string | Uint8Array): void {
  const file = join(outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

// Normalises the address as the server reads it: HTTPS://Voorbeeld.NL is the same address.
const { origin: publicUrl } = new URL(
  process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8000}`,
);
const settings: SiteSettings = {
  siteUrl: `${(process.env.SITE_URL || `${publicUrl}/site`).replace(/\/+$/, '')}/`,
  appUrl: (process.env.SITE_APP_URL || '').replace(/\/+$/, ''),
  provider: {
    name: process.env.PROVIDER_NAME || INVENTED_PROVIDER.name,
    address: addressLines(process.env.PROVIDER_ADDRESS || INVENTED_PROVIDER.address),
    phone: process.env.PROVIDER_PHONE || INVENTED_PROVIDER.phone,
    email: process.env.PROVIDER_EMAIL || INVENTED_PROVIDER.email,
    kvk: process.env.PROVIDER_KVK || INVENTED_PROVIDER.kvk,
  },
};

await build(client);
const manifest = JSON.parse(readFileSync(join(outDir, '.manifest.json'), 'utf8')) as Manifest;
const { files, pictures } = await renderPages(settings, assetsOf(manifest));
for (const [path, content] of files) write(path, content);
write('mark.svg', markSvg());
for (const { path, png } of await drawPictures(pictures)) write(path, png);

const problems = heaviestPages(files, manifest, (file) => gzipSync(readFileSync(join(outDir, file))).length);
if (problems.length > 0) throw new Error(problems.join('\n'));

/** Returns our mark as a file. */
function markSvg(): string {
  const { size, radius, strokes } = BRAND_MARK;
  const paths = strokes.map(
    ({ path, width, color }) =>
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${BRAND.ground}"/>`,
    ...paths,
    '</svg>',
    '',
  ].join('');
}
