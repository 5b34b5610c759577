import { subscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import { cleanedOfSecrets } from '@milieuspoor/contract';
import { getHttpServerSubscriptions, HTTP_ON_SERVER_REQUEST } from '@sentry/core';
import * as Sentry from '@sentry/node-core/light';
import type { FaultReporter, FaultReporterSettings } from './fault-reporter.ts';

const CLOSING_MS = 3000;

type SentrySettings = FaultReporterSettings & { readonly dsn: string };

/** Returns options that send every fault, and one in ten traces, without the data of a request. */
function sentryOptions({ dsn, environment, release }: SentrySettings): Sentry.NodeOptions {
  return {
    dsn,
    environment,
    release,
    sampleRate: 1,
    tracesSampleRate: 0.1,
    sendDefaultPii: false,
    includeLocalVariables: false,
    // They are named one by one, because the defaults also store request bodies, headers, console lines and statements.
    defaultIntegrations: false,
    integrations: [
      Sentry.eventFiltersIntegration(),
      Sentry.functionToStringIntegration(),
      Sentry.linkedErrorsIntegration(),
      Sentry.contextLinesIntegration(),
      Sentry.nodeContextIntegration(),
      traceRequests(),
      // The behaviour is as without reporting: both end the process, after the report.
      Sentry.onUncaughtExceptionIntegration(),
      Sentry.onUnhandledRejectionIntegration({ mode: 'strict' }),
    ],
    beforeSend: withoutRequest,
    beforeSendTransaction: withoutRequest,
    transport: cleaningTransport,
  };
}

/** Starts reporting for the whole process. */
export function openSentry(settings: SentrySettings): FaultReporter {
  Sentry.init(sentryOptions(settings));
  return {
    report(fault, place) {
      const where = place ? { contexts: { place: { ...place } }, tags: { method: place.method } } : {};
      Sentry.captureException(fault, where);
    },
    async close() {
      await Sentry.close(CLOSING_MS);
    },
  };
}

/** Returns an event without what is known of the request and of the machine; the fault and its place remain. */
function withoutRequest<Event extends Sentry.Event>(event: Event): Event {
  const { request: _request, user: _user, server_name: _machine, breadcrumbs: _trail, ...rest } = event;
  return rest as Event;
}

/** Removes secrets from every text as the last step before anything is sent, whatever its source. */
function cleaningTransport(options: Parameters<typeof Sentry.makeNodeTransport>[0]) {
  const transport = Sentry.makeNodeTransport(options);
  const send: typeof transport.send = (envelope) =>
    transport.send(cleanedOfSecrets(envelope) as typeof envelope);
  return { ...transport, send };
}

/**
 * Traces incoming requests. The light client can trace, but does not begin traces itself: that would need
 * OpenTelemetry, whose libraries are as large as the rest of the server together.
 */
function traceRequests() {
  return {
    name: 'TraceRequests',
    setupOnce() {
      const { [HTTP_ON_SERVER_REQUEST]: onServerRequest } = getHttpServerSubscriptions({
        spans: true,
        sessions: false,
        breadcrumbs: false,
        maxRequestBodySize: 'none',
        errorMonitor,
      });
      subscribe(HTTP_ON_SERVER_REQUEST, onServerRequest);
    },
  };
}
