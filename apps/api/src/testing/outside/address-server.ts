import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The data of one address in PDOK's Locatieserver, as far as the tests need them. */
const DOMPLEIN = {
  type: 'adres',
  weergavenaam: 'Domplein 1, 3512JC Utrecht',
  id: 'adr-5d0c6f2a1b',
  score: 12.4,
};
const DOMPLEIN_POINT = {
  centroide_ll: 'POINT(5.12142871 52.09088123)',
  centroide_rd: 'POINT(136783 455874)',
};

export interface AddressServer {
  readonly baseUrl: string;
  /** the received requests, as path and query */
  readonly requests: readonly string[];
  /** what it does instead of answering as documented; null for normal operation */
  trouble: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  readonly close: () => Promise<void>;
}

/** Starts a server that answers suggest and lookup as PDOK documents them. */
export async function startAddressServer(): Promise<AddressServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (addressServer.trouble) return addressServer.trouble(request, response);
    response.setHeader('content-type', 'application/json;charset=utf-8');
    response.end(JSON.stringify(answerTo(new URL(request.url ?? '', 'http://pdok'))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addressServer: AddressServer = {
    baseUrl: `http://127.0.0.1:${port}/search/v3_1`,
    requests,
    trouble: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return addressServer;
}

function answerTo({ pathname, searchParams }: URL): object {
  if (pathname.endsWith('/lookup')) {
    const docs = searchParams.get('id') === DOMPLEIN.id ? [{ ...DOMPLEIN, ...DOMPLEIN_POINT }] : [];
    return { response: { numFound: docs.length, start: 0, maxScore: 1, numFoundExact: true, docs } };
  }
  const typed = (searchParams.get('q') ?? '').toLowerCase();
  const docs = DOMPLEIN.weergavenaam.toLowerCase().startsWith(typed) ? [DOMPLEIN] : [];
  return {
    response: { numFound: docs.length, start: 0, maxScore: 12.4, numFoundExact: true, docs },
    highlighting: { [DOMPLEIN.id]: { suggest: ['<b>Domplein</b> 1, 3512JC Utrecht'] } },
    spellcheck: { suggestions: [], collations: [] },
  };
}
