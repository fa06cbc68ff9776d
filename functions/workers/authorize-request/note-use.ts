import { setTimeout as wait } from 'node:timers/promises';
import type { StoredKey } from '../../../shared/domain/stored/key-set.ts';
import { log } from '../../../shared/platform/log.ts';
import type { KeyUseStore } from '../../../shared/storage/key-uses.ts';

/** 200 ms: a write takes 5 to 20. A verdict waits no longer for it, and the next use of the hour is written instead. */
const patienceMs = 200;

/** Notes the use of a key while the verdict is made. Neither a failure nor a slow table affects the verdict. */
export async function noteUse(keyUses: Pick<KeyUseStore, 'note'>, key: StoredKey, now: Date): Promise<void> {
  const noted = keyUses
    .note(key, now)
    .catch((error: unknown) => log.warn('the use of a key was not noted', { key: key.id }, error));
  await Promise.race([noted, wait(patienceMs, undefined, { ref: false })]);
}
