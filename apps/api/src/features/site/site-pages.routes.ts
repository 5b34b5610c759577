import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { SITE_POLICY, type SiteMessage, siteMessageSchema } from '@milieuspoor/contract';
import { LANGUAGES, type Language } from '@milieuspoor/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { inputMessages } from '../../http/input/input-messages.ts';
import type { Outcome, Refusal } from '../../http/outcome.ts';
import { refused } from '../../http/outcome.ts';
import { REFUSAL_STATUS } from '../../http/refusal-reply.ts';
import { type Message, message, sentence } from '../../text/message.ts';
import { type AnswerPage, fillAnswerPage } from './fill-answer-page.ts';
import { sendSiteMessage } from './send-site-message.ts';

const PREFIX = '/site';
/** The page of the form, relative to the root of the site; it is sent to its own page. */
const CONTACT: Readonly<Record<Language, string>> = { nl: '/contact/', en: '/en/contact/' };
const SENT: Readonly<Record<Language, string>> = { nl: 'verzonden/', en: 'sent/' };
const HTML = 'text/html; charset=utf-8';
const FORM_MAX_BYTES = 64 * 1024;
const POLICY = [...SITE_POLICY, "form-action 'self'", "frame-ancestors 'none'"].join('; ');

/**
 * Serves the site's own pages below /site/, and its form for visitors without JavaScript, from a built folder; without
 * that there is no site. A missing page is answered with a page that says so.
 */
export async function serveSite(
  app: FastifyInstance,
  dependencies: Dependencies,
  folder: string,
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(
    async (site) => {
      site.addHook('onRequest', async (_request, reply) => {
        reply.header('Content-Security-Policy', POLICY);
      });
      site.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );
      await site.register(staticFiles, {
        root: folder,
        prefix: '/',
        decorateReply: false,
        dotfiles: 'ignore',
        redirect: true,
        setHeaders: (response, path) => {
          const forever = path.includes('/assets/');
          response.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
      site.setNotFoundHandler(async (request, reply) => {
        const page = request.url.startsWith(`${PREFIX}/en/`) ? 'en/404.html' : '404.html';
        return sendPage(reply.status(404), await readFile(join(folder, page), 'utf8'));
      });
      // The router drops a final slash, with which the folder's own page would be found.
      site.get('/', async (request, reply) => {
        if (!/^\/site\/(\?|$)/.test(request.url)) return reply.redirect(`${PREFIX}/`, 301);
        const page = await readFile(join(folder, 'index.html'), 'utf8');
        return reply.header('Cache-Control', 'no-cache').type(HTML).send(page);
      });
      for (const language of LANGUAGES)
        site.post(CONTACT[language], async (request, reply) => {
          const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
          const outcome = await send(dependencies, form, request.ip);
          if (outcome.ok) return reply.redirect(SENT[language], 303);
          const { refusal } = outcome;
          if (refusal.kind === 'too-many' && refusal.retryAfterSeconds !== undefined)
            reply.header('Retry-After', refusal.retryAfterSeconds);
          const page = await readFile(join(folder, `.answers/contact.${language}.html`), 'utf8');
          const filled = fillAnswerPage(page, answerPage(form, refusal, language));
          return sendPage(reply.status(REFUSAL_STATUS[refusal.kind]), filled);
        });
    },
    { prefix: PREFIX },
  );
}

async function send(
  dependencies: Dependencies,
  form: URLSearchParams,
  address: string,
): Promise<Outcome<undefined>> {
  const parsed = siteMessageSchema.safeParse({
    ...Object.fromEntries(form),
    product_types: form.getAll('product_types'),
  });
  if (!parsed.success) return refused({ kind: 'invalid', fields: inputMessages(parsed.error.issues) });
  const input: SiteMessage = parsed.data;
  return sendSiteMessage(dependencies, input, { address });
}

function answerPage(form: URLSearchParams, refusal: Refusal, language: Language): AnswerPage {
  const say = (messages: readonly Message[]) => messages.map((each) => sentence(each, language)).join(' ');
  const problems =
    refusal.kind === 'invalid'
      ? Object.fromEntries(
          Object.entries(refusal.fields).map(([field, messages]) => [
            field.split('.')[0] ?? field,
            say(messages),
          ]),
        )
      : {};
  const notice = 'message' in refusal ? refusal.message : message('site-form-incomplete');
  return {
    notice: sentence(notice, language),
    values: Object.fromEntries(form),
    problems,
    ticked: form.getAll('product_types'),
  };
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('Cache-Control', 'no-store').type(HTML).send(page);
}

/**
 * Serves robots.txt, which programs only look for at the root: they may read the site, and nothing of the application.
 * The site's build knows the address of its site map; a site that is served at its own root has its own file there.
 */
export async function serveRobots(app: FastifyInstance, siteFolder: string): Promise<void> {
  const file = join(siteFolder, 'robots.txt');
  const built = existsSync(file) ? await readFile(file, 'utf8') : null;
  const siteMap =
    built === null
      ? []
      : ['Allow: /site/', '', ...built.split('\n').filter((line) => line.startsWith('Sitemap: '))];
  const robots = `${['User-agent: *', 'Disallow: /', ...siteMap].join('\n')}\n`;
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
}
