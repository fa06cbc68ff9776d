/** A response of the gateway. A header may occur more than once. */
export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer | string };

export const jsonAnswer = (status: number, body: string, contentType = 'application/json'): Answer => ({
  status,
  headers: [['Content-Type', contentType]],
  body,
});
