import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

interface HeaderSettings {
  /** whether TLS ends in front of us */
  readonly secure: boolean;
  /** where the tiles of the map come from */
  readonly mapTilesUrl: string | null;
  /** where browsers report faults */
  readonly browserDsn: string | null;
}

/**
 * What a browser is allowed to do with our pages: run and load what we serve, and nothing of anybody else but what is
 * configured: the tiles of a map, and an error-reporting service. The headers are the same for every answer, so helmet
 * writes them once.
 */
export function securityHeaders({ secure, mapTilesUrl, browserDsn }: HeaderSettings): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The style library writes its rules into the page while it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(mapTilesUrl ? [new URL(mapTilesUrl).origin] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(browserDsn ? [new URL(browserDsn).origin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (problem) => {
    if (problem) throw problem;
  });
  return { ...response.getHeaders() };
}
