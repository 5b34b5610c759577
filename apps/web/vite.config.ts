import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { callsAtBuild } from './build/calls-at-build.ts';
import { callsToApi } from './build/calls-to-api.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { earlyScript } from './build/early-script.ts';
import { firstScreenBudget } from './build/first-screen-budget.ts';
import { guideAtBuild } from './build/guide-at-build.ts';
import { pageFrame } from './build/page-frame.ts';

/** The dashboard's scripts before its first heading, gzipped (docs/decisions/0018, 0125). */
const FIRST_SCREEN_MAX_BYTES = 217_000;

/** What must never be among them: charts, tabs, lists, dialogs, messages, and the texts of other screens. */
const LATER =
  /node_modules[\\/](echarts|zrender|leaflet|zod|dayjs)[\\/]|text[\\/](nl|en)[\\/]rest\.ts|features[\\/](progress|tenders|history|reports)[\\/](?!.*(queries|search)\.ts)|project-list\.tsx|shown-notification\.tsx|material[\\/](Dialog|Menu|Popper|Tooltip|Tabs|Table|Chip|Snackbar|TextField)[\\/]/;

/** The script that runs before the application is loaded (docs/decisions/0065). */
const EARLY = {
  module: 'src/app/early/early.ts',
  screens: 'src/app/first-screens.ts',
  font: 'source-sans-3-latin-wght-normal',
};

/** Parts of the dashboard that many other screens have as well. */
const SHARED_PARTS =
  /@mui[\\/]material[\\/](Dialog|Table|Tooltip|Tab|Checkbox|FormControlLabel)|format[\\/]date-format\.ts|icons[\\/](content-copy|file-download)-outlined/;

export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, import.meta.dirname, 'API_').API_URL ?? 'http://localhost:8000';
  return {
    plugins: [
      react(),
      callsAtBuild(),
      callsToApi(api),
      guideAtBuild(),
      earlyScript(EARLY),
      pageFrame(),
      firstScreenBudget(FIRST_SCREEN_MAX_BYTES, LATER),
      compressedFiles(),
    ],
    // loadEnv reads files and the process's environment alike; nothing of it reaches the page.
    envPrefix: 'PUBLIC_',
    build: {
      outDir: 'dist',
      // The content security policy forbids data: fonts, and scripts in the page but those of its frame.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // kB; ECharts is one chunk of about 530, loaded when a chart comes near.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Questions without what shows their answers: no React, no texts.
              { name: 'early', test: /early[\\/]early\.ts$|rolldown[\\/]runtime/, priority: 4 },
              // Charts come with the first chart and not with the first screen.
              { name: 'echarts', test: /node_modules[\\/](echarts|zrender)[\\/]/, priority: 3 },
              // Changes seldom, so a browser keeps it over releases.
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|react-i18next)[\\/](?!.*[\\/](useBlocker|useQueries|queriesObserver|useMutation|mutationObserver|useMutationState|infiniteQueryObserver|useInfiniteQuery)\.js)/,
                priority: 3,
              },
              // One file for what every screen begins with, and one for the first screens with the frame around them: many
              // small ones compress badly. Each holds what its members import; what they fetch later stays apart.
              { name: 'start', test: /src[\\/]main\.tsx$/, priority: 2 },
              { name: 'dashboard', test: /app[\\/]first-screens\.ts$/, priority: 1 },
              // The same of what follows it: a browser has six connections to a server without HTTP/2, and the figures need some.
              { name: 'controls', test: /list[\\/]list-fields\.tsx$/, priority: 0.8 },
              // The parts that these share with screens without figures.
              { name: 'parts', test: SHARED_PARTS, priority: 0.75 },
              { name: 'band', test: /routes[\\/]dashboard-result\.tsx$/, priority: 0.7 },
              { name: 'figures', test: /routes[\\/]dashboard-statistics\.tsx$/, priority: 0.6 },
              { name: 'drawing', test: /canvas[\\/](drawing|draw-plot)\.ts$/, priority: 0.5 },
              // What no screen above calls; a file for each would be two hundred of a hundred bytes.
              { name: 'calls', test: /call-of:/, priority: 0.1 },
            ],
          },
        },
      },
    },
  };
});
