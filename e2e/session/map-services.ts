import { createServer } from 'node:http';

// A stand-in for PDOK during the journeys: it answers suggest and lookup as the Locatieserver documents them, and gives
// tiles of a map.

const ADDRESSES = [
  { id: 'adr-1', weergavenaam: 'Domplein 1, 3512JC Utrecht', centroide_ll: 'POINT(5.12142871 52.09088123)' },
  { id: 'adr-2', weergavenaam: 'Domplein 29, 3512JE Utrecht', centroide_ll: 'POINT(5.12201 52.0904)' },
] as const;

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#e9efe4" stroke="#c3d0b8"/></svg>`;

function documentsFor({ pathname, searchParams }: URL): readonly object[] {
  if (pathname.endsWith('/lookup')) return ADDRESSES.filter(({ id }) => id === searchParams.get('id'));
  const typed = searchParams.get('q')?.toLowerCase() ?? '';
  return ADDRESSES.filter(({ weergavenaam }) => weergavenaam.toLowerCase().startsWith(typed)).map(
    ({ id, weergavenaam }) => ({ type: 'adres', id, weergavenaam, score: 1 }),
  );
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://map');
  if (url.pathname.startsWith('/tiles/')) {
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end(TILE);
    return;
  }
  const docs = documentsFor(url);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs }, highlighting: {} }));
});
server.listen(Number(process.argv[2]), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
