// This must be imported before the canvas: with fonts of the machine, a picture would depend on where it was drawn.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
