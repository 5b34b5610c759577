/**
 * What a browser may do with a page of the site: run and load what the site itself has, send its form, and nothing
 * else. The pages carry it, for any server that serves them, and our own server also sends it as a header. Only a
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
