import { type CSSObject, __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { css, type SxProps, type Theme, useTheme } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ElementType, useInsertionEffect } from 'react';

type BoxProps = ComponentPropsWithRef<'div'> & {
  readonly component?: ElementType;
  readonly sx?: SxProps<Theme>;
};

/** More styles than a page has; those of a page that goes on for days are forgotten at this number. */
const MOST_KEPT = 4000;

type Style = ReturnType<typeof css>;

/** The styles that were worked out for a theme, by what they were written as. */
let kept: { readonly theme: Theme; readonly styles: Map<string, Style> } | null = null;

/**
 * Does what the library's Box does, and works out a style once instead of at each render: a dashboard has a thousand
 * boxes. The build puts it in the place of `@mui/material/Box` (`vite.config.ts`).
 */
export default function Box({ component: Component = 'div', sx, className, ...others }: BoxProps) {
  const theme = useTheme();
  const cache = useStyleCache();
  if (!cache) throw new Error('There is no style sheet to write into');
  const style = sx ? styleOf(sx, theme) : null;
  useInsertionEffect(() => {
    if (style && cache.inserted[style.name] === undefined)
      cache.insert(`.${cache.key}-${style.name}`, style, cache.sheet, true);
  }, [cache, style]);
  if (!style) return <Component {...others} className={className} />;
  const name = `${cache.key}-${style.name}`;
  // A component of the library finds there what it adds to its own style.
  if (typeof Component !== 'string') cache.registered[name] ??= style.styles;
  return <Component {...others} className={className === undefined ? name : `${className} ${name}`} />;
}

function styleOf(sx: SxProps<Theme>, theme: Theme): Style {
  if (kept?.theme !== theme || kept.styles.size > MOST_KEPT) kept = { theme, styles: new Map() };
  const key = keyOf(sx);
  const known = key === null ? undefined : kept.styles.get(key);
  if (known) return known;
  const style = css(asWritten(theme.unstable_sx(sx)));
  if (key !== null) kept.styles.set(key, style);
  return style;
}

/** The library types the styles that it works out in its own way; the sheet takes any object of them. */
function asWritten(style: object): CSSObject {
  return { ...style };
}

/** Returns a style as text, null for one with a function, of which nobody knows what it returns. */
function keyOf(value: unknown): string | null {
  if (typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  let key = Array.isArray(value) ? '[' : '{';
  for (const [name, part] of Object.entries(value)) {
    const written = keyOf(part);
    if (written === null) return null;
    key += `${name}=${written};`;
  }
  return `${key}}`;
}
