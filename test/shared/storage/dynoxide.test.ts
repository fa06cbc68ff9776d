import { startBackend } from '../../support/backend.ts';
import { storageConformance } from './conformance.ts';

storageConformance('dynoxide, the engine of the local cloud', () => startBackend());
