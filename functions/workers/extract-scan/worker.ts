/** The second file of this function: the code in the thread that can be stopped. */
import { readCharacterMapsFrom } from '../../../shared/extraction/read/character-maps.ts';
import '../../../shared/extraction/worker.ts';

readCharacterMapsFrom(new URL('./', import.meta.url));
