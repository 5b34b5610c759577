// Imported before the canvas: fonts of the machine would make a picture depend on where it was drawn.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
