import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface EarlyScript {
  /** the module that the page runs before its application */
  readonly module: string;
  /** the screens that nearly every visit begins with, fetched together with the application instead of after it */
  readonly screens: string;
  /** the start of the name of the font file for the screens */
  readonly font: string;
}

/** Lets the page run a module as soon as it is loaded, and fetch everything that its first screens need at once. */
export function earlyScript({ module, screens, font }: EarlyScript): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: module });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const early = found(
          chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`))),
          module,
        );
        const first = found(
          chunks.find(({ facadeModuleId: id }) => id?.endsWith(`/${screens}`)),
          screens,
        );
        const letters = found(
          files.find(({ fileName }) => basename(fileName).startsWith(font)),
          font,
        );
        // The page names it before the application, which uses what the module asked for: each script runs after those
        // before it.
        if (!html.includes(`/${early.fileName}"`)) throw new Error(`The page does not run ${module}`);
        return [
          ...[first.fileName, ...first.imports]
            .filter((fileName) => !html.includes(`/${fileName}"`))
            .map((fileName) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          // In the head, a font that is asked for early holds the first paint up for a tenth of a second.
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${letters.fileName}` }, 'body'),
        ];
      },
    },
  };
}

function link(attrs: Record<string, string>, injectTo: 'head' | 'body' = 'head'): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo };
}

function found<Built>(built: Built | undefined, of: string): Built {
  if (built === undefined) throw new Error(`Nothing was built of ${of}`);
  return built;
}
