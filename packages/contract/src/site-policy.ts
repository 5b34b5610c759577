/**
 * What a browser may do with a page of the site: run and load what the site brings itself, send its form, and nothing
 * else. The pages carry it, for whatever server hands them out, and our own server sends it as a header as well. Only a
 * header can forbid frames.
 */
export const SITE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
] as const;
