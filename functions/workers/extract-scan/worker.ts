/** The second file of this function: the code in the thread that can be stopped. */
import '../../../shared/extraction/worker.ts';
