import { secretsManager } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { keyRingReader } from '../platform/key-ring.ts';

/** The keys of the index of candidates by e-mail address. They are read only when an address is needed. */
export const openIndexKeys = () => keyRingReader(secretsManager(), () => environment.blindIndexSecret);
