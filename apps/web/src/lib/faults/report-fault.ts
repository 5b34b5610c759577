/** Sends a fault to the operator. */
export type FaultSink = (fault: unknown, where: string) => void;

/** The most faults that wait until it is known whether they are sent anywhere; more add no information. */
const MOST_WAITING = 20;
let waiting: (readonly [unknown, string])[] = [];
let sink: FaultSink | null | 'unknown' = 'unknown';

/** Reports a fault of ours: to the console, and to the error-reporting service where one is configured. */
export function reportFault(fault: unknown, where: string): void {
  logFailure(fault, where);
  if (sink === 'unknown') waiting = [...waiting, [fault, where] as const].slice(0, MOST_WAITING);
  else sink?.(fault, where);
}

/** Logs a failure that is nobody's fault, to the console only. */
export function logFailure(failure: unknown, where: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.error(where, failure);
}

/** Logs something that may need an explanation later, and that caused no failure, to the console only. */
export function logWarning(warning: string, where: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.warn(where, warning);
}

/** Sends faults here from now on, including the waiting ones; null when they go nowhere. */
export function sendFaultsTo(next: FaultSink | null): void {
  sink = next;
  for (const [fault, where] of waiting) next?.(fault, where);
  waiting = [];
}
