import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';

/**
 * Runs the library for .xls with its log switched off: it writes a line for every unknown record, millions for a
 * malicious file. An exception means a damaged file, or one with a password.
 */
export function withoutLibraryLog<Result>(run: () => Result): Result {
  const { console: log } = globalThis;
  const logError = log.error;
  log.error = () => {};
  try {
    return run();
  } catch (error) {
    if (error instanceof WorkbookFault) throw error;
    const protectedFile = error instanceof Error && /password|encrypt/i.test(error.message);
    throw protectedFile ? new WorkbookFault('password-protected', {}) : damaged();
  } finally {
    log.error = logError;
  }
}
