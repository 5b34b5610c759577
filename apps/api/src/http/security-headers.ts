import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

interface HeaderSettings {
  /** whether TLS ends in front of us */
  readonly secure: boolean;
  /** the source of the map tiles */
  readonly mapTilesUrl: string | null;
  /** the sources of the scripts within the page itself */
  readonly scriptsInPage: readonly string[];
  /** the address to which browsers report faults */
  readonly browserDsn: string | null;
}

/**
 * Returns headers that state what a browser may do with our pages: run and load what we serve, and from others only
 * what is configured: map tiles and an error-reporting service. They are the same for every answer, so helmet computes
 * them once.
 */
export function securityHeaders(settings: HeaderSettings): OutgoingHttpHeaders {
  const { secure, mapTilesUrl, scriptsInPage, browserDsn } = settings;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptsInPage],
        // The style library writes its rules into the page at run time.
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
