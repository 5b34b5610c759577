import { type IncomingMessage, ServerResponse } from 'node:http';
import type { HttpProxy, Plugin, ProxyOptions } from 'vite';
import { apiPaths } from './api-paths.ts';

/** The text with which Vite itself reports that the API is away: a stack, for each call. */
const OF_VITE = 'http proxy error';
const AWAY = 503;

/**
 * Passes calls on to the API during development. If the API does not answer, the screen and the terminal say so in a
 * sentence.
 */
export function callsToApi(api: string): Plugin {
  let say = (_sentence: string) => {};
  let isAway = false;
  const target: ProxyOptions = {
    target: api,
    configure(proxy) {
      proxy.on('proxyRes', () => {
        isAway = false;
      });
      proxy.on('error', (_cause, request, response) => {
        answerAway(request, response, api);
        // A page makes many calls at once.
        if (!isAway) say(sentenceOf(api, 'en'));
        isAway = true;
      });
    },
  };
  return {
    name: 'calls-to-api',
    apply: 'serve',
    config: async () => ({
      server: { proxy: Object.fromEntries((await apiPaths()).map((path) => [path, target])) },
    }),
    configResolved({ logger }) {
      const { error } = logger;
      say = (sentence) => error(sentence, { timestamp: true });
      logger.error = (text, options) => {
        if (!text.includes(OF_VITE)) error(text, options);
      };
    },
  };
}

function answerAway(
  { headers }: IncomingMessage,
  response: Parameters<HttpProxy.ErrorCallback>[2],
  api: string,
): void {
  if (!(response instanceof ServerResponse)) return;
  // The API stopped in the middle of its answer.
  if (response.headersSent) return void response.destroy();
  const detail = sentenceOf(api, headers['accept-language']?.startsWith('en') ? 'en' : 'nl');
  const isPage = headers.accept?.includes('text/html') ?? false;
  response
    .writeHead(AWAY, { 'Content-Type': isPage ? 'text/plain; charset=utf-8' : 'application/json' })
    .end(isPage ? detail : JSON.stringify({ detail }));
}

function sentenceOf(api: string, language: 'nl' | 'en'): string {
  return language === 'nl'
    ? `De API op ${api} antwoordt niet: zij start nog, of is gestopt. Kijk in de terminal van npm run dev waarom; staat zij elders, zet dan API_URL.`
    : `The API at ${api} does not answer: it is still starting, or it stopped. The terminal of npm run dev says why; where it is elsewhere, set API_URL.`;
}
