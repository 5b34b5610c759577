/** All that is written on canvases while something is done, line after line with a space between. */
export async function textDrawnBy(act: () => Promise<unknown>): Promise<string> {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  const lines: string[] = [];
  prototype.fillText = function write(text, ...place) {
    lines.push(text);
    fillText.call(this, text, ...place);
  };
  try {
    await act();
  } finally {
    prototype.fillText = fillText;
  }
  return lines.join(' ');
}
