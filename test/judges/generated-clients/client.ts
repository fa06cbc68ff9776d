import type { Command } from '../install-tools.ts';

/** How a client is made from the OpenAPI document, compiled and run. */
export interface Client {
  name: string;
  /** The tools that it takes, for the line that says that they cannot be had. */
  needs: string;
  /** The steps for the file of the document and an empty folder. Installs the generator; undefined if it cannot be had. */
  steps: (document: string, folder: string) => Steps | undefined;
}

export interface Steps {
  generate: Command;
  /** Puts what the client needs beside it. Returns whether its libraries can be had. */
  complete: () => boolean;
  /** The commands that compile client and calls, in the folder of the client. */
  compile: () => Command[];
  /** Makes the calls. It prints a line with "ok" for each. */
  run: () => Command;
  environment?: Record<string, string>;
}
