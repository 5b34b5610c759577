import type { FastifyInstance } from 'fastify';
import type { ReportWriter } from '../features/reports/writing/report-writer.ts';
import type { FaultReporter } from '../platform/faults/fault-reporter.ts';

/** A report broke the process that wrote it: a fault of ours. */
class WriterBrokeDown extends Error {}

/** Says in the log when no report can be written, or not in time, and reports one that broke down its writer. */
export function logWriters(app: FastifyInstance, writer: ReportWriter, faults: FaultReporter): void {
  const end = writer.observe({
    notStarted: (reason) => app.log.error({ reason }, 'a writer of reports could not be started'),
    gaveUp: (job) =>
      app.log.warn({ job }, 'a report could not be written in time: the machine has too much to do'),
    brokeDown(job, detail) {
      const fault = new WriterBrokeDown(`${job}: ${detail}`);
      app.log.error({ err: fault }, 'a report broke down its writer, which is replaced');
      faults.report(fault);
    },
  });
  app.addHook('onClose', async () => end());
}
