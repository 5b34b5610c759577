import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { FaultReporter } from '../../platform/faults/fault-reporter.ts';
import type { PoolObserver } from '../../platform/processes/process-pool.ts';

interface Observed {
  readonly observe: (observer: PoolObserver) => () => void;
}

/** The messages about a pool whose processes can't be started, are too slow, or break down. */
interface Words {
  readonly notStarted: string;
  readonly gaveUp: string;
  readonly brokeDown: string;
}

/** A process broke down over its input: a fault of ours, even when the file is a stranger's. */
class ProcessBrokeDown extends Error {}

/**
 * Logs when processes that read, draw or write can't be started, or are too slow, and reports what broke one down,
 * which is then replaced.
 */
export function logProcesses(
  app: FastifyInstance,
  {
    workbookReader,
    chartDrawer,
    documentWriter,
    pictureReader,
    declarationReader,
    faults,
  }: Pick<
    Dependencies,
    'workbookReader' | 'chartDrawer' | 'documentWriter' | 'pictureReader' | 'declarationReader' | 'faults'
  >,
): void {
  logPool(app, workbookReader, faults, {
    notStarted: 'a reader of workbooks could not be started; uploads are refused',
    gaveUp: 'a file could not be read in time: the machine has too much to do',
    brokeDown: 'a file broke down its reader, which is replaced',
  });
  logPool(app, chartDrawer, faults, {
    notStarted: 'a drawer of charts could not be started',
    gaveUp: 'a chart could not be drawn in time: the machine has too much to do',
    brokeDown: 'a chart broke down its drawer, which is replaced',
  });
  logPool(app, documentWriter, faults, {
    notStarted: 'a writer of documents could not be started',
    gaveUp: 'a document could not be written in time: the machine has too much to do',
    brokeDown: 'a document broke down its writer, which is replaced',
  });
  logPool(app, pictureReader, faults, {
    notStarted: 'a reader of pictures could not be started; pictures are refused',
    gaveUp: 'a picture could not be read in time: the machine has too much to do',
    brokeDown: 'a picture broke down its reader, which is replaced',
  });
  logPool(app, declarationReader, faults, {
    notStarted: 'a reader of declarations could not be started; declarations are refused',
    gaveUp: 'a declaration could not be read in time: the machine has too much to do',
    brokeDown: 'a declaration broke down its reader, which is replaced',
  });
}

function logPool(app: FastifyInstance, pool: Observed, faults: FaultReporter, words: Words): void {
  const end = pool.observe({
    notStarted: (reason) => app.log.error({ reason }, words.notStarted),
    gaveUp: (job) => app.log.warn({ job }, words.gaveUp),
    brokeDown(job, detail) {
      const fault = new ProcessBrokeDown(`${job}: ${detail}`);
      app.log.error({ err: fault }, words.brokeDown);
      faults.report(fault);
    },
  });
  app.addHook('onClose', async () => end());
}
