import { subscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import { getHttpServerSubscriptions, HTTP_ON_SERVER_REQUEST } from '@sentry/core';

/**
 * Traces the requests that come in. The light client can trace, but has nothing of its own that begins a trace: that is
 * left to OpenTelemetry, whose libraries weigh as much as the rest of the server together.
 */
export function traceRequests() {
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
