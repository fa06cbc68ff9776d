import { secretsManager } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { keyRingReader } from '../platform/key-ring.ts';

/** The keys of this stage's cursors. */
export const openCursorKeys = () => keyRingReader(secretsManager(), () => environment.cursorKeySecret);
