import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints } from '@milieuspoor/contract';
import { loadAppSecret } from '../../platform/app-secret.ts';
import { askPassedOn, PASSED_ON, PASSED_ON_ASKED } from '../../platform/passed-on.ts';
import type { Settings } from '../../settings.ts';
import { about, type Finding, reasonOf } from './finding.ts';

const ANSWER_MS = 10_000;
/** An address for documentation (RFC 5737): a false origin that a visitor might claim. */
const CLAIMED = '192.0.2.77';
const AS_DOCUMENTED = 'zie “Behind a proxy” in docs/operations.md';

type Told = Pick<Settings, 'publicUrl' | 'proxies' | 'secretKey' | 'dataDir'>;

const visitors = about('Bezoekers');

/**
 * Checks whether the number of proxies that pass on the visitor's address equals the trusted number. It asks the server
 * at the public address which addresses it received with a request that claims a false origin; the server answers only
 * holders of its key.
 */
export async function lookAtVisitors(settings: Told): Promise<Finding> {
  const { publicUrl, proxies, secretKey, dataDir } = settings;
  if (secretKey === null && !existsSync(join(resolve(dataDir), 'secret.key')))
    return visitors.attention(
      'Of de proxy doorgeeft wie er komt, is niet bekeken: dat vertelt de server aan wie zijn sleutel heeft, en die is hier niet.',
    );
  try {
    const answer = await fetch(`${publicUrl}${endpoints.getEnvironment.path}`, {
      headers: {
        'X-Forwarded-For': CLAIMED,
        [PASSED_ON_ASKED]: askPassedOn(loadAppSecret(secretKey, dataDir), new Date()),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const told = answer.headers.get(PASSED_ON);
    return told === null
      ? visitors.attention(
          'Of de proxy doorgeeft wie er komt, vertelde de server niet: hij heeft een andere sleutel of een andere tijd, of de proxy laat de vraag niet door.',
        )
      : ofPassedOn(JSON.parse(told), proxies);
  } catch (cause) {
    return visitors.attention(`Of de proxy doorgeeft wie er komt, bleek niet (${reasonOf(cause)}).`);
  }
}

/**
 * Checks the header. The addresses after the claimed one were added by the proxies: each adds the address of its own
 * client.
 */
export function ofPassedOn(header: string, proxies: number): Finding {
  const addresses = header
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const claimedAt = addresses.lastIndexOf(CLAIMED);
  const written = addresses.length - 1 - claimedAt;
  if (written === 0)
    return visitors.wrong(
      claimedAt < 0
        ? `De proxy geeft niet door wie er komt: iedereen lijkt vanaf hetzelfde adres te komen. Laat hem X-Forwarded-For zetten; ${AS_DOCUMENTED}.`
        : `De proxy laat een bezoeker zelf zeggen vanaf welk adres hij komt. Laat hem X-Forwarded-For aanvullen; ${AS_DOCUMENTED}.`,
    );
  const count = `${written === 1 ? 'Eén proxy schrijft' : `${written} proxy’s schrijven`} op wie er komt`;
  if (written === proxies) return visitors.good(`${count}, zoveel als TRUST_PROXY zegt.`);
  return visitors.wrong(
    `${count}, en TRUST_PROXY is ${proxies}: ${
      written < proxies
        ? 'een bezoeker kan zelf zeggen vanaf welk adres hij komt'
        : 'iedereen lijkt vanaf het adres van een proxy te komen'
    }. Zet TRUST_PROXY op ${written}, of laat elke proxy X-Forwarded-For aanvullen; ${AS_DOCUMENTED}.`,
  );
}
