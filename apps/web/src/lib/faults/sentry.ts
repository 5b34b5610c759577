import { cleanedOfSecrets } from '@milieuspoor/contract';
import {
  type BrowserOptions,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser';
import type { FaultSink } from './report-fault.ts';

interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
  /** the build that runs */
  readonly release: string;
}

/** What a recording leaves out beside every text: what says in an attribute who or what is on the screen. */
const MASKED_ATTRIBUTES = [
  'title',
  'placeholder',
  'alt',
  'value',
  'href',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/** One in ten traces and sessions, and everything around a fault. Names, figures and pictures are never recorded. */
export function sentryOptions({ dsn, environment, release }: SentrySettings): BrowserOptions {
  return {
    dsn,
    environment,
    release,
    sampleRate: 1,
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    sendDefaultPii: false,
    // Named one by one: the defaults also keep console lines, the texts of what was clicked, and where one came from.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ console: false, dom: false }),
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: MASKED_ATTRIBUTES,
        // A compressed recording could not be cleaned below, and would need a worker that the page may not start.
        useCompression: false,
      }),
    ],
    beforeSend: withoutRequest,
    transport: cleaningTransport,
  };
}

/** Starts reporting for the whole page. */
export function openSentry(settings: SentrySettings): FaultSink {
  init(sentryOptions(settings));
  return (fault, where) => {
    captureException(fault, { tags: { where } });
  };
}

function withoutRequest<Event extends { request?: unknown; user?: unknown }>(event: Event): Event {
  const { request: _request, user: _user, ...rest } = event;
  return rest as Event;
}

/** The last step before anything leaves: no secret in any text, wherever it came from. */
function cleaningTransport(options: Parameters<typeof makeFetchTransport>[0]) {
  const transport = makeFetchTransport(options);
  const send: typeof transport.send = ([about, items]) =>
    transport.send([cleanedOfSecrets(about), items.map(cleanedItem)] as Parameters<typeof transport.send>[0]);
  return { ...transport, send };
}

/** A recording travels as one text of which its header states the length in bytes. */
function cleanedItem([header, content]: readonly [object, unknown, ...unknown[]]): [object, unknown] {
  const cleaned = cleanedOfSecrets(content);
  if (typeof cleaned !== 'string') return [header, cleaned];
  return [{ ...header, length: new TextEncoder().encode(cleaned).byteLength }, cleaned];
}
