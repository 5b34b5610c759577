import {
  BRAND,
  darkPalette,
  FONT_FAMILY,
  lightPalette,
  type RolePalette,
  TEXT_SIZES,
} from '@milieuspoor/look';
import type { Plugin } from 'vite';

/** Puts the tokens of the look before the style of the site, as custom properties. */
export function lookTokens(): Plugin {
  return {
    name: 'look-tokens',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0]?.endsWith('/style/site.css') ? `${tokens()}\n${code}` : null),
  };
}

function tokens(): string {
  const sizes = Object.entries(TEXT_SIZES).map(
    ([name, { size, line, weight }]) =>
      `--text-${name}:${weight} ${size / 16}rem/${line / size} var(--font);`,
  );
  const layers = BRAND.layers.map((color, index) => `--layer-${index + 1}:${color};`);
  return [
    `:root{color-scheme:light dark;--font:${FONT_FAMILY};${sizes.join('')}${layers.join('')}${colors(lightPalette)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colors(darkPalette)}}}`,
  ].join('\n');
}

function colors({
  primary,
  secondary,
  accent,
  error,
  warning,
  background,
  text,
  ...rest
}: RolePalette): string {
  const { divider, edge, ground, bar } = rest;
  return Object.entries({
    page: background.default,
    paper: background.paper,
    sunken: ground.sunken,
    soft: ground.soft,
    ink: text.primary,
    muted: text.secondary,
    line: divider,
    edge,
    primary: primary.main,
    'on-primary': primary.contrastText,
    secondary: secondary.main,
    accent: accent.main,
    error: error.main,
    'error-ground': ground.error,
    warn: warning.main,
    'warn-ground': ground.warning,
    'done-ground': ground.success,
    bar: bar.ground,
    'bar-text': bar.text,
    'bar-quiet': bar.quiet,
    dashes: bar.dashes,
  })
    .map(([name, color]) => `--${name}:${color};`)
    .join('');
}
