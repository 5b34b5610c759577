import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SecondFactorScreen } from '../../features/accounts/index.ts';
import { paths } from '../../lib/paths.ts';

/** The one place that is open to who has to set up a second factor first. */
export function SecondFactorPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const goOn = async () => {
    // Guards ask the server anew who this is.
    queries.clear();
    await navigate({ ...paths.home(), replace: true });
  };
  return <SecondFactorScreen onReady={() => void goOn()} />;
}
