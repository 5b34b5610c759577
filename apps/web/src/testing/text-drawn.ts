/** Returns everything that is written on canvases during an action, the lines separated by spaces. */
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
