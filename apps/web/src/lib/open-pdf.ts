/**
 * Opens a PDF at a page (from 1) in a new tab. The tab is opened at once, as part of the press, because a browser refuses one that
 * comes after an answer; it is closed again where no PDF came. Without a tab the PDF takes the place of this page's.
 */
export async function openPdf(fetchPdf: () => Promise<Blob>, page: number): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const pdf = new Blob([await fetchPdf()], { type: 'application/pdf' });
    const address = `${URL.createObjectURL(pdf)}#page=${page}`;
    if (tab) tab.location.replace(address);
    else window.location.assign(address);
  } catch (cause) {
    tab?.close();
    throw cause;
  }
}
