import type { Mail } from './mailer.ts';

/** The contents of a mail: paragraphs, and at most one main link. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
  readonly closing: string;
}

/** Makes the text and the HTML of a mail from the same content. */
export function composeMail({ to, subject, greeting, paragraphs, link, closing }: MailContent): Mail {
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    closing,
    'Milieuspoor',
  ].join('\n\n');
  const html = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(link ? [button(link)] : []),
    paragraph(closing),
    paragraph('Milieuspoor'),
  ].join('\n');
  return { to, subject, text, html: PAGE.replace('{content}', () => html) };
}

const PAGE = `<!doctype html>
<html><body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#12262c">
<div style="max-width:560px">
{content}
</div>
</body></html>`;

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function button({ label, address }: { label: string; address: string }): string {
  const safe = escapeHtml(address);
  return (
    `<p style="margin:0 0 16px"><a href="${safe}" style="display:inline-block;padding:12px 20px;border-radius:6px;` +
    `background:#0f4c5c;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>\n` +
    `<p style="margin:0 0 16px;font-size:14px;color:#4a5b60">${safe}</p>`
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
