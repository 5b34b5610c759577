import { tryRelay } from '../../platform/mail/mailer.ts';
import type { Settings } from '../../settings.ts';
import { about, type Finding, NO_TLS, OF_CERTIFICATE, reasonOf } from './finding.ts';

type Told = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'environment'>;

const mail = about('Mail');
const sender = about('Afzender');

/** Checks whether mails can leave: the relay answers, uses TLS with a valid certificate, and accepts our sign-in. */
export async function lookAtRelay({ smtpUrl, mailFrom, environment }: Told): Promise<Finding[]> {
  const isProduction = environment === 'Production';
  if (smtpUrl === null)
    return [
      isProduction
        ? mail.wrong(
            'SMTP_URL ontbreekt: mails worden bestanden in DATA_DIR/mail en niemand ontvangt ze. Zet SMTP_URL.',
          )
        : mail.attention('SMTP_URL ontbreekt: mails worden bestanden in DATA_DIR/mail.'),
    ];
  return [
    await ofRelay(smtpUrl),
    /@[\w.-]*\.example>?$/.test(mailFrom)
      ? sender.attention(`Mails komen van ${mailFrom}, een adres dat niet bestaat. Zet MAIL_FROM.`)
      : sender.good(`Mails komen van ${mailFrom}.`),
  ];
}

async function ofRelay(smtpUrl: string): Promise<Finding> {
  if (!URL.canParse(smtpUrl))
    return mail.wrong('SMTP_URL is geen adres. Schrijf het als smtp://naam:wachtwoord@mail.example:587.');
  const { host, username, protocol } = new URL(smtpUrl);
  try {
    await tryRelay(smtpUrl);
    return mail.good(
      `De mailserver ${host} antwoordt${username ? ' en laat ons met naam en wachtwoord toe' : ''}.`,
    );
  } catch (cause) {
    return mail.wrong(`${whatFailed(cause, host, protocol === 'smtps:')} Hij meldde: ${reasonOf(cause)}`);
  }
}

function whatFailed(cause: unknown, host: string, fromTheStart: boolean): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = reasonOf(cause);
  if (fromTheStart && cause instanceof Error && NO_TLS.test(cause.message))
    return `De mailserver ${host} spreekt op deze poort niet vanaf het begin TLS, en smtps:// wel. Poort 465 is TLS vanaf het begin (smtps://); op 587 en 25 begint het zonder, en volgt STARTTLS (smtp://). Zet de poort of het begin van SMTP_URL goed.`;
  if (!fromTheStart && /:465$/.test(host))
    return `De mailserver ${host} begint niet zonder TLS, en smtp:// wel. Poort 465 is TLS vanaf het begin: schrijf smtps://, of neem poort 587 met STARTTLS.`;
  if (code === 'EAUTH')
    return `De mailserver ${host} laat ons niet toe. Kijk naar de naam en het wachtwoord in SMTP_URL.`;
  if (OF_CERTIFICATE.test(reason))
    return `Het certificaat van de mailserver ${host} klopt niet. Geef hem een geldig certificaat voor die naam, of gebruik de naam waarvoor het geldt.`;
  if (code === 'ETLS' || /STARTTLS/i.test(reason))
    return `De mailserver ${host} biedt geen STARTTLS, en mails met koppelingen gaan niet zonder over het netwerk. Zet STARTTLS daar aan, of gebruik smtps://.`;
  return `De mailserver ${host} is niet te bereiken. Kijk naar de naam en de poort in SMTP_URL en naar de firewall.`;
}
