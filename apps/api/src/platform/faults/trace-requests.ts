import { subscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import { getHttpServerSubscriptions, HTTP_ON_SERVER_REQUEST } from '@sentry/core';

/**
 * Traces incoming requests. The light client can trace, but does not begin traces itself: that would need
 * OpenTelemetry, whose libraries are as large as the rest of the server together.
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
