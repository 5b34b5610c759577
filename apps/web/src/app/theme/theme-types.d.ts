import '@mui/material/styles';
import type { BarColors, Grounds } from '@milieuspoor/look';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

type FigureStyle = CSSProperties & Record<`@media ${string}`, CSSProperties>;

/** Sizes of text that the library has no name for. */
interface FigureVariants<Style> {
  /** the one large figure of a screen */
  figureL: Style;
  /** a figure of a card */
  figureM: Style;
  /** what a figure is of */
  label: Style;
}

declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary'];
    /** the edge of a control, and what is still empty: 3:1 on every ground */
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
