import {
  BRAND,
  darkPalette,
  FONT_FAMILY,
  lightPalette,
  type RolePalette,
  TEXT_SIZES,
} from '@milieuspoor/look';
import { COLLAPSED_DRAWER_WIDTH, DRAWER_WIDTH, TOP_BAR_HEIGHT } from '../../src/app/shell/frame-sizes.ts';
import { COLOR_SCHEME_ATTRIBUTE } from '../../src/app/theme/colour-mode.ts';
import { ROOM, ROOM_WHEN_WIDE, SLIM_ROOM, WIDE } from '../../src/features/statistics/band/band-sizes.ts';
import { FRAME_ATTRIBUTE, FRAME_ID } from '../../src/ui/page/page-frame.ts';

/** The frames have the measures of the components that take their place: `e2e/journeys/page-frame.spec.ts` holds that. */
export function frameStyles(): string {
  const { h1, body, table } = TEXT_SIZES;
  const f = `#${FRAME_ID}`;
  const shown = (frame: string) => `[${FRAME_ATTRIBUTE}=${frame}]`;
  return `
:root{${colours(lightPalette)};color-scheme:light}
[${COLOR_SCHEME_ATTRIBUTE}=dark]{${colours(darkPalette)};color-scheme:dark}
body{margin:0;background:var(--f-page)}
${f},${f} .f-plain{display:none}
[${FRAME_ATTRIBUTE}] ${f}{display:block}
${f},${f} *{box-sizing:border-box}
${f}{position:absolute;inset:0;min-height:100%;background:var(--f-page);color:var(--f-text);font:${body.weight} ${body.size}px/${body.line}px ${FONT_FAMILY}}
${f} a{color:inherit;text-decoration:none}
${f} a:focus-visible{outline:3px solid var(--f-focus);outline-offset:-3px}
${f} header{position:relative;display:flex;align-items:center;gap:8px;height:${TOP_BAR_HEIGHT}px;padding:0 8px;background:var(--f-bar);color:#fff}
${f} header a{display:inline-flex;align-items:center;gap:10px;font-size:21px;letter-spacing:-.01em}
${f} header b{display:none;font-weight:660}
${f} .f-menu{width:44px;height:44px}
${f} .f-face{width:44px;height:44px;margin:0 8px 0 auto;border-radius:50%;background:#fff3}
${f} nav{display:none}
${f} main{flex:1;min-width:0;max-width:1600px;margin:0 auto;padding:24px 16px}
${f} .f-heading{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-end;justify-content:space-between;min-height:${h1.line + 4 + 48}px;margin-bottom:24px}
${f} h1{align-self:flex-start;margin:0;font:${h1.weight} ${h1.size}px/${h1.line}px ${FONT_FAMILY};letter-spacing:-.01em}
${f} .f-heading i{display:none;width:160px;height:40px;border-radius:6px;background:var(--f-soft)}
${f} section{box-sizing:content-box;min-height:var(--f-band,${ROOM.xs}px);padding:0;border:1px solid var(--f-line);border-radius:8px;background:var(--f-paper)}
${f} [role=status]{color:var(--f-quiet);font-size:${table.size}px;line-height:${table.line}px}
${f} section::first-line{line-height:40px}
${f} section{text-indent:16px}
${f}[data-slim] section{min-height:var(--f-band,${SLIM_ROOM.xs}px)}
${f} p{display:none;margin:0}
${shown('screen')} ${f} p{display:block}
${shown('screen')} ${f} .f-heading,${shown('screen')} ${f} section,${shown('plain')} ${f} .f-screen{display:none}
${shown('plain')} ${f} .f-plain{display:grid;place-content:center;justify-items:center;gap:8px;min-height:100vh}
${f} .f-plain svg{border-radius:10px;background:${BRAND.ground}}
${f} .f-plain p{display:block}
@media(min-width:600px){${f} header{gap:16px;padding:0 24px}${f} header b{display:inline}${f} main{padding:32px 24px}
${f} .f-heading i{display:block}${f} section{min-height:var(--f-band,${ROOM.sm}px)}}
@media(min-width:900px){${f} .f-menu{display:none}${f} section{text-indent:24px}${f}[data-slim] section{min-height:var(--f-band,${SLIM_ROOM.md}px)}
${f} .f-below{display:flex;min-height:calc(100vh - ${TOP_BAR_HEIGHT}px)}
${f} nav{display:block;flex-shrink:0;width:${DRAWER_WIDTH}px;padding:16px 12px;background:var(--f-paper);border-right:1px solid var(--f-line);color:var(--f-quiet)}
${f} nav a{display:flex;align-items:center;height:48px;padding:0 12px;border-radius:6px}
${f} nav i{flex-shrink:0;width:24px;height:24px;margin-right:16px;border-radius:4px;background:var(--f-soft)}
${f} nav [aria-current]{color:var(--f-text);background:var(--f-soft);font-weight:600}
${f}[data-collapsed] nav{width:${COLLAPSED_DRAWER_WIDTH}px}${f}[data-collapsed] nav span{position:absolute;left:-999px}}
@media(min-width:1200px){${f} .f-heading{min-height:${h1.line + 4 + 24}px}${f} main{padding:32px 40px}${f} section{min-height:var(--f-band,${ROOM.lg}px)}}
${WIDE}{${f} section{min-height:var(--f-band,${ROOM_WHEN_WIDE}px)}}
`.replaceAll('\n', '');
}

function colours({ background, text, divider, ground, bar, accent }: RolePalette): string {
  return Object.entries({
    page: background.default,
    paper: background.paper,
    text: text.primary,
    quiet: text.secondary,
    line: divider,
    soft: ground.soft,
    bar: bar.ground,
    focus: accent.main,
  })
    .map(([name, colour]) => `--f-${name}:${colour}`)
    .join(';');
}
