import { MissingScreen } from './missing-screen.tsx';
import { LonePage } from './visitors/lone-page.tsx';

/** The page at an unknown address, for visitors who are not signed in. */
export function MissingPage() {
  return (
    <LonePage>
      <MissingScreen />
    </LonePage>
  );
}
