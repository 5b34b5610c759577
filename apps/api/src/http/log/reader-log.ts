import type { FastifyInstance } from 'fastify';
import type { WorkbookReader } from '../../features/calculations/reading/workbook-reader.ts';
import type { ChartDrawer } from '../../platform/drawing/chart-drawer.ts';
import type { FaultReporter } from '../../platform/faults/fault-reporter.ts';

/** A file broke the process that read it: a fault of ours, whatever the file is. */
class ReaderBrokeDown extends Error {}

/** Says in the log when no file can be read, or not in time, and reports a file that broke down its reader. */
export function logReaders(app: FastifyInstance, reader: WorkbookReader, faults: FaultReporter): void {
  const end = reader.observe({
    notStarted: (reason) =>
      app.log.error({ reason }, 'a reader of workbooks could not be started; uploads are refused'),
    gaveUp: (job) =>
      app.log.warn({ job }, 'a file could not be read in time: the machine has too much to do'),
    brokeDown(job, detail) {
      const fault = new ReaderBrokeDown(`${job}: ${detail}`);
      app.log.error({ err: fault }, 'a file broke down its reader, which is replaced');
      faults.report(fault);
    },
  });
  app.addHook('onClose', async () => end());
}

/** A chart broke the process that drew it. */
class DrawerBrokeDown extends Error {}

/** Says in the log when charts can't be drawn, and reports one that broke down what drew it; it is left out. */
export function logDrawers(app: FastifyInstance, drawer: ChartDrawer, faults: FaultReporter): void {
  const end = drawer.observe({
    notStarted: (reason) => app.log.error({ reason }, 'a drawer of charts could not be started'),
    gaveUp: (job) =>
      app.log.warn({ job }, 'a chart could not be drawn in time: the machine has too much to do'),
    brokeDown(job, detail) {
      const fault = new DrawerBrokeDown(`${job}: ${detail}`);
      app.log.error({ err: fault }, 'a chart broke down its drawer, which is replaced');
      faults.report(fault);
    },
  });
  app.addHook('onClose', async () => end());
}
