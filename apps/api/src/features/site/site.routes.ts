import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { sendSiteMessage } from './send-site-message.ts';

export function siteRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.sendSiteMessage, async ({ body, call }) => {
      const outcome = await sendSiteMessage(dependencies, body, call);
      return outcome.ok ? done({ detail: sentence(message('site-message-sent'), call.language) }) : outcome;
    }),
  ];
}
