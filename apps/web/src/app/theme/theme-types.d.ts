import '@mui/material/styles';
import type { BarColors, Grounds } from '@milieuspoor/look';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

type FigureStyle = CSSProperties & Record<`@media ${string}`, CSSProperties>;

/** Text sizes that have no name in the library. */
interface FigureVariants<Style> {
  /** the only large figure of a screen */
  figureL: Style;
  /** a figure of a card */
  figureM: Style;
  /** the subject of a figure */
  label: Style;
}

declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary'];
    /** the edge of a control, and of something that is still empty: 3:1 on every background */
    edge: string;
    ground: Grounds;
    bar: BarColors;
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    edge?: string;
    ground?: Grounds;
    bar?: BarColors;
  }
  interface TypographyVariants extends FigureVariants<FigureStyle> {}
  interface TypographyVariantsOptions extends Partial<FigureVariants<FigureStyle>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figureL: true;
    figureM: true;
    label: true;
  }
}
