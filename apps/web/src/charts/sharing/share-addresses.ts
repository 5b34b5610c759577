/** The ways to send a link. */
export const SHARE_CHANNELS = ['email', 'linkedin'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

interface SharedLink {
  readonly link: string;
  /** 'Grafiek: Totale MKI' */
  readonly subject: string;
  readonly body: string;
}

/** Returns the address that opens an e-mail draft, or the page of LinkedIn on which a link is shared. */
export function shareAddress(channel: ShareChannel, { link, subject, body }: SharedLink): string {
  switch (channel) {
    case 'email':
      return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`;
  }
}
