import type { FastifyInstance } from 'fastify';
import type { DocumentWriter } from '../../features/documents/document-writer.ts';
import type { FaultReporter } from '../../platform/faults/fault-reporter.ts';

/** A document broke the process that wrote it: a fault of ours. */
class WriterBrokeDown extends Error {}

/** Says in the log when no document can be written, or not in time, and reports one that broke down its writer. */
export function logWriters(app: FastifyInstance, writer: DocumentWriter, faults: FaultReporter): void {
  const end = writer.observe({
    notStarted: (reason) => app.log.error({ reason }, 'a writer of documents could not be started'),
    gaveUp: (job) =>
      app.log.warn({ job }, 'a document could not be written in time: the machine has too much to do'),
    brokeDown(job, detail) {
      const fault = new WriterBrokeDown(`${job}: ${detail}`);
      app.log.error({ err: fault }, 'a document broke down its writer, which is replaced');
      faults.report(fault);
    },
  });
  app.addHook('onClose', async () => end());
}
