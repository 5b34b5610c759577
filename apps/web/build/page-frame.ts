import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { frameHtml } from './frame/frame-html.ts';
import { frameStyles } from './frame/frame-styles.ts';

const SOURCES = join(import.meta.dirname, '../src/app/frame');
/** The place of the frame in `index.html`. */
const PLACE = '<!-- frame -->';

/**
 * Writes into the page what a person sees before any script has come (docs/decisions/0116): the frame, its style, the
 * fonts, and two small scripts. The server allows these scripts by their hashes.
 */
export function pageFrame(): Plugin {
  return {
    name: 'page-frame',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        // The page in which components are tested is another one.
        if (!html.includes(PLACE)) return html;
        const [dress, show] = await Promise.all([written('dress-page.ts'), written('show-frame.ts')]);
        const page = html.replace(PLACE, () => `${frameHtml()}<script>${show}</script>`);
        // A style sheet that is fetched would hold up the first paint.
        const withFonts = page.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">\s*/g, (_link, name) => {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') throw new Error(`${name} was not built`);
          return `<style>${sheet.source}</style>`;
        });
        return { html: withFonts, tags: [inHead('style', frameStyles()), inHead('script', dress)] };
      },
    },
  };
}

function inHead(tag: 'style' | 'script', children: string): HtmlTagDescriptor {
  return { tag, children, injectTo: 'head' };
}

/** Returns a module with all that it uses, as a script that stands in a page. */
async function written(name: string): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(SOURCES, name), output: { format: 'iife' } },
    },
  });
  const [built] = [outcome].flat();
  const chunk = built && 'output' in built ? built.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${name} could not be built`);
  return chunk.code.trim();
}
