/** Names what a tab of the browser keeps of a worksheet. */
export function draftKey(uuid: string): string {
  return `worksheet ${uuid}`;
}
