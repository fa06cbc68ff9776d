/** The second file of this function: the code in the thread that is ended after each run. */
import '../../../shared/assessments/code-runner/thread.ts';
