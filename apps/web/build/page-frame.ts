import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { frameHtml } from './frame/frame-html.ts';
import { frameStyles } from './frame/frame-styles.ts';

const SOURCES = join(import.meta.dirname, '../src/app/frame');
/** The place of the frame in `index.html`. */
const PLACE = '<!-- frame -->';
const SHEET = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * Writes into the page what a person sees before any script has come (docs/decisions/0116): the frame, its style, and
 * two small scripts. The server allows these scripts by their hashes.
 */
export function pageFrame(): Plugin {
  return {
    name: 'page-frame',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        // The page in which components are tested is another one.
        if (!html.includes(PLACE)) return html;
        const [dress, show] = await Promise.all([written('dress-page.ts'), written('show-frame.ts')]);
        const page = html.replace(PLACE, () => `${frameHtml()}<script>${show}</script>`);
        // The browser paints nothing that stands below a style sheet before that has come: so it stands below everything.
        const sheets = page.match(SHEET) ?? [];
        const withFrame = page.replace(SHEET, '').replace('</body>', () => `${sheets.join('')}</body>`);
        return { html: withFrame, tags: [inHead('style', frameStyles()), inHead('script', dress)] };
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
