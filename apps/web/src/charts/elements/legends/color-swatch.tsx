import { type ColorMeaning, colorOf } from '@milieuspoor/charts';
import { useColorMode } from '../canvas/drawing-theme.ts';

interface ColorSwatchProps {
  /** one, or one for each bar of the name beside it */
  readonly meanings: readonly ColorMeaning[];
}

/** A swatch of the chart's colours for the name beside it. */
export function ColorSwatch({ meanings }: ColorSwatchProps) {
  const mode = useColorMode();
  return (
    <span aria-hidden style={PATCH}>
      {meanings.map((meaning) => {
        const color = colorOf(meaning, mode);
        const paint = meaning === 'left-out' ? hatching(color) : { backgroundColor: color };
        return <span key={color} style={{ flex: 1, ...paint }} />;
      })}
    </span>
  );
}

/** Draws the hatching of the bar's part. */
function hatching(color: string) {
  return {
    border: `1px solid ${color}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${color} 0 1.5px, transparent 1.5px 4px)`,
  };
}

// One legend may have hundreds of them: with a style attribute, no class must be computed for each.
const PATCH = {
  display: 'flex',
  width: 14,
  height: 14,
  borderRadius: 3,
  overflow: 'hidden',
  flex: 'none',
} as const;
