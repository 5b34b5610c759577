// npm run benchmark:NAME: one measurement, printed as a ratio against a named reference in the same run.
import { buildWeb } from './build-web.mjs';
import { install, nodePath, run } from './installed.mjs';

const [name, ...parameters] = process.argv.slice(2);
install('everything');
// The page is measured as it ships, unless another build of it is named.
if (name === 'page' && !process.env.WEB_DIR) buildWeb();
run(nodePath(), ['--expose-gc', `benchmarks/${name}/run.ts`, ...parameters]);
