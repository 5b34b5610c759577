/** The address at which others see a shared picture: the installation's own, whatever way we came in ourselves. */
export function absoluteLink(publicUrl: string, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path;
}
