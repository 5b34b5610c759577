import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { getInvitation } from './get-invitation.ts';
import { getVerification } from './get-verification.ts';
import { register } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

export function registrationRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.getRegistration, async () => done({ open: dependencies.settings.registrationOpen })),
    route(endpoints.register, async ({ body, call }) => {
      const outcome = await register(dependencies, body, call);
      return outcome.ok
        ? done({ detail: sentence(message('registration-received'), call.language) })
        : outcome;
    }),
    route(endpoints.verifyEmail, async ({ body, call }) => {
      const outcome = await verifyEmail(dependencies, body, call);
      if (!outcome.ok) return outcome;
      const { admittedTo } = outcome.value;
      const said =
        admittedTo === null
          ? message('email-verified')
          : message('email-verified-admitted', { organisation: admittedTo });
      return done({ detail: sentence(said, call.language), admitted_to: admittedTo });
    }),
    route(endpoints.getVerification, async ({ body, call }) => getVerification(dependencies, body.key, call)),
    route(endpoints.resendVerification, async ({ body, call }) => {
      const outcome = await resendVerification(dependencies, body.email, call);
      return outcome.ok
        ? done({ detail: sentence(message('registration-received'), call.language) })
        : outcome;
    }),
    route(endpoints.getInvitation, async ({ body, call }) => {
      const outcome = await getInvitation(dependencies, body.token, call);
      if (!outcome.ok) return outcome;
      const { username, sender, organisations, dashboardType, isStaff, administrator } = outcome.value;
      return done({
        username,
        sender,
        organizations: [...organisations],
        dashboard_type: dashboardType,
        is_staff: isStaff,
        administrator,
      });
    }),
    route(endpoints.acceptInvitation, async ({ body, call }) => acceptInvitation(dependencies, body, call)),
  ];
}
