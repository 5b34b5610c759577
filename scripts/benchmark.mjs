// npm run benchmark:NAME: one measurement, printed as a ratio against a named reference in the same run.
import { install, nodePath, run } from './installed.mjs';

const [name, ...parameters] = process.argv.slice(2);
install('everything');
run(nodePath(), ['--expose-gc', `benchmarks/${name}/run.ts`, ...parameters]);
