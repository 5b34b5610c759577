import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Slows the page down, as on a busy machine, until the test is over. */
export async function slowProcessor(times = 4): Promise<void> {
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: times });
  onTestFinished(async () => {
    await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
}
