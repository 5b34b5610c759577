import { endpoints } from '@milieuspoor/contract';
import type { Settings } from '../../settings.ts';
import { about, type Finding, OF_CERTIFICATE, reasonOf } from './finding.ts';
import { lookAtUploads } from './look-at-uploads.ts';
import { lookAtVisitors } from './look-at-visitors.ts';

const ANSWER_MS = 10_000;
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Told = Pick<
  Settings,
  'publicUrl' | 'environment' | 'proxies' | 'host' | 'build' | 'secretKey' | 'dataDir'
>;

const address = about('Adres');
const proxy = about('Proxy');
const reached = about('Bereik');

/**
 * Checks whether people reach this installation at its public address, and whether the proxies in between agree with
 * the settings.
 */
export async function lookAtAddress(settings: Told): Promise<Finding[]> {
  const reach = await ofReach(settings);
  const isThere = reach.state === 'good';
  return [
    ofAddress(settings),
    ofProxies(settings),
    reach,
    ...(isThere && settings.proxies > 0 ? [await lookAtVisitors(settings)] : []),
    ...(isThere ? [await lookAtUploads(settings.publicUrl)] : []),
  ];
}

function ofAddress({ publicUrl, environment }: Told): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  const isProduction = environment === 'Production';
  if (HERE.test(hostname))
    return isProduction
      ? address.wrong(
          `PUBLIC_URL is ${publicUrl}, een adres van deze machine zelf: koppelingen in mails werken voor niemand anders. Zet PUBLIC_URL op het adres waarop mensen de toepassing bereiken.`,
        )
      : address.attention(`PUBLIC_URL is ${publicUrl}: alleen op deze machine te bereiken.`);
  if (protocol !== 'https:')
    return address.wrong(
      `PUBLIC_URL (${publicUrl}) begint niet met https: wachtwoorden zouden leesbaar over het netwerk gaan en passkeys werken niet. Laat een proxy TLS doen en begin PUBLIC_URL met https.`,
    );
  return address.good(`PUBLIC_URL is ${publicUrl}.`);
}

function ofProxies({ publicUrl, proxies, host }: Told): Finding {
  const isTls = publicUrl.startsWith('https:');
  if (isTls && proxies === 0)
    return proxy.wrong(
      'PUBLIC_URL begint met https, en volgens TRUST_PROXY staat er geen proxy voor de server, die zelf geen TLS doet: iedereen lijkt dan vanaf hetzelfde adres te komen, en cookies zijn niet Secure. Zet TRUST_PROXY op het aantal proxy’s, 1 bij één.',
    );
  if (!isTls && proxies > 0)
    return proxy.wrong(
      `TRUST_PROXY is ${proxies}, en PUBLIC_URL begint niet met https: cookies zijn dan Secure, zodat niemand kan inloggen. Begin PUBLIC_URL met https, of zet TRUST_PROXY op 0.`,
    );
  if (proxies > 0 && !HERE.test(host))
    return proxy.attention(
      `TRUST_PROXY is ${proxies} en de server luistert op ${host}: sluit zijn poort af voor alles behalve de proxy, want wie er zonder proxy bij kan, kiest zelf zijn adres.`,
    );
  return proxy.good(
    proxies === 0
      ? 'Er staat geen proxy voor de server.'
      : `TRUST_PROXY is ${proxies}; de server luistert op ${host}.`,
  );
}

/** Asks at the public address, through every proxy, which installation answers there. */
async function ofReach({ publicUrl, proxies, build }: Told): Promise<Finding> {
  const asked = `${publicUrl}${endpoints.getEnvironment.path}`;
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(asked, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    body = await answer.json().catch(() => null);
  } catch (cause) {
    const reason = reasonOf(cause);
    if (OF_CERTIFICATE.test(reason))
      return reached.wrong(
        `Op ${publicUrl} antwoordt iets, en zijn certificaat wordt niet vertrouwd (${reason}). Geef de proxy een geldig certificaat voor die naam; is het van een eigen certificaatautoriteit, noem haar dan hier in NODE_EXTRA_CA_CERTS.`,
      );
    return reached.attention(
      `Op ${publicUrl} antwoordt niets (${reason}). Draait de server nog niet, start hem en voer dit opnieuw uit; draait hij wel, kijk dan naar DNS, de firewall en de proxy.`,
    );
  }
  const known = endpoints.getEnvironment.answer.schema.safeParse(body);
  if (answer.status >= 500)
    return reached.attention(
      `De proxy op ${publicUrl} bereikt de server niet (status ${answer.status}). Draait de server nog niet, start hem en voer dit opnieuw uit; draait hij wel, kijk dan naar het adres en de poort in de proxy.`,
    );
  if (!known.success)
    return reached.wrong(
      `Op ${publicUrl} antwoordt iets anders dan Milieuspoor (status ${answer.status}). Laat de proxy alle paden ongewijzigd aan de server geven.`,
    );
  const { public_url: told, build: running } = known.data;
  if (told !== publicUrl)
    return reached.wrong(
      `Op ${publicUrl} antwoordt een installatie die zelf meent op ${told} te staan: een andere, of een die met een andere PUBLIC_URL gestart is. Start de server met deze instellingen.`,
    );
  const isSecure = answer.headers.getSetCookie().some((cookie) => /;\s*secure/i.test(cookie));
  if (proxies > 0 && !isSecure)
    return reached.wrong(
      `Via ${publicUrl} zet de server geen cookie die Secure is: hij draait zonder TRUST_PROXY, of de proxy houdt cookies tegen. Zie “Behind a proxy” in docs/operations.md.`,
    );
  if (running !== build)
    return reached.attention(
      `Via ${publicUrl} antwoordt deze installatie, maar met build ${running}; dit is ${build}. Herstart de server na een upgrade.`,
    );
  return reached.good(`Via ${publicUrl} antwoordt deze installatie.`);
}
