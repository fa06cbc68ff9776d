import { useState } from 'preact/hooks';
import type { HiringClient } from '../../../client/src/index.ts';
import { clientFor, type EnvironmentName } from '../api.ts';
import { usePlace } from '../place.ts';

/** One call by a button: whether it is under way, and why it failed. */
export function useAction() {
  const { environment } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** Returns what the work returned, or undefined after an error. */
  const act = async <Result>(
    work: (client: HiringClient) => Promise<Result>,
    within: EnvironmentName = environment,
  ): Promise<Result | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await work(await clientFor(within));
    } catch (failure) {
      setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy, error, clearError: () => setError(undefined) };
}
