/**
 * Returns the address at which others see a shared picture: the installation's public address, whatever address the
 * user came in by.
 */
export function absoluteLink(publicUrl: string, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path;
}
