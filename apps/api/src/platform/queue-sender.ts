/**
 * Due entries are sent at once; this interval is for those that wait for another attempt, or come from another server.
 */
const LOOK_EVERY_MS = 5000;

interface Queue {
  /** Sends what is due, until nothing is or continuing is useless; asks before each whether it may continue. */
  readonly sendAll: (mayGoOn: () => boolean) => Promise<unknown>;
  /** informs the operator of what went wrong */
  readonly report: (cause: unknown, what: string) => void;
  /** the message when the queue itself fails, such as when the database is unreachable */
  readonly onFault: string;
  /** a stop waits this long for deliveries in progress */
  readonly stopWithinMs: number;
  /** deliveries outside the queue, for which a stop waits as well */
  readonly underWay?: () => Promise<unknown>;
}

export interface QueueSender {
  /** Sends what is due, and once more when it is called meanwhile. Never throws. */
  readonly sendDue: () => Promise<void>;
  /** Starts looking for due entries. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Empties a queue of the database, at once when asked and every few seconds. */
export function createQueueSender({
  sendAll,
  report,
  onFault,
  stopWithinMs,
  underWay = async () => {},
}: Queue): QueueSender {
  let running: Promise<void> | null = null;
  let askedAgain = false;
  let stopping = false;
  let away = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendDue(): Promise<void> {
    askedAgain = true;
    running ??= (async () => {
      while (askedAgain && !stopping) {
        askedAgain = false;
        try {
          await sendAll(() => !stopping);
          away = false;
        } catch (cause) {
          // It is reported once, because a database that is unreachable for a while would fill the log.
          if (!away) report(cause, onFault);
          away = true;
        }
      }
      running = null;
    })();
    await running;
  }

  return {
    sendDue,
    start() {
      void sendDue();
      timer = setInterval(() => void sendDue(), LOOK_EVERY_MS);
      timer.unref();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      const late = new Promise((done) => setTimeout(done, stopWithinMs).unref());
      await Promise.race([Promise.all([running, underWay()]), late]);
    },
  };
}
