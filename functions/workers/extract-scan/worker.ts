/** The second file of this function: what runs in the thread that may be stopped. */
import '../../../shared/extraction/worker.ts';
