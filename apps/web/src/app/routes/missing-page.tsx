import { MissingScreen } from './missing-screen.tsx';
import { LonePage } from './visitors/lone-page.tsx';

/** An address that leads nowhere, for who is not signed in. */
export function MissingPage() {
  return (
    <LonePage>
      <MissingScreen />
    </LonePage>
  );
}
