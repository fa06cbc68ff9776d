import { secretsManager } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { keyRingReader } from '../platform/key-ring.ts';

/** The keys that find this stage's candidates by e-mail. Asked only where an address is involved. */
export const openIndexKeys = () => keyRingReader(secretsManager(), () => environment.blindIndexSecret);
