import { test } from '@playwright/test';
import { formOf, SIZES } from './forms.ts';
import { keepMeasures } from './measure.ts';
import { SCREENS } from './screens.ts';
import { takePicture } from './take-picture.ts';
import { visitScreen } from './visit-screen.ts';

// This is not a test: people look at its pictures. It fails when it cannot reach a screen.
for (const screen of SCREENS) {
  test(screen.name, async ({ browser }) => {
    for (const size of SIZES)
      await visitScreen(browser, screen, size, async (page, scheme) => {
        await takePicture(page, `${screen.name}-${formOf(size.width, scheme)}`);
        if (scheme === 'light') await keepMeasures(page, screen.name, size.width);
      });
  });
}
