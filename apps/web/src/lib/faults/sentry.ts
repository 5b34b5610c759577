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
  /** the running build */
  readonly release: string;
}

/** What a recording omits besides every text: attributes that name the person or object on the screen. */
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

/**
 * Returns options for one in ten traces and sessions, and everything around a fault. Names, figures and pictures are
 * never recorded.
 */
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
    // They are named one by one, because the defaults also store console lines, the texts of clicked elements, and the
    // referrer.
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

/** Removes secrets from every text as the last step before anything is sent, whatever its source. */
function cleaningTransport(options: Parameters<typeof makeFetchTransport>[0]) {
  const transport = makeFetchTransport(options);
  const send: typeof transport.send = ([about, items]) =>
    transport.send([cleanedOfSecrets(about), items.map(cleanedItem)] as Parameters<typeof transport.send>[0]);
  return { ...transport, send };
}

/** Cleans a recording, which is sent as one text whose header states its length in bytes. */
function cleanedItem([header, content]: readonly [object, unknown, ...unknown[]]): [object, unknown] {
  const cleaned = cleanedOfSecrets(content);
  if (typeof cleaned !== 'string') return [header, cleaned];
  return [{ ...header, length: new TextEncoder().encode(cleaned).byteLength }, cleaned];
}
