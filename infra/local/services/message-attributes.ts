import { createHash } from 'node:crypto';

/** As in a Lambda SQS event. `binaryValue` is base64. */
type MessageAttribute = {
  dataType: string;
  stringValue?: string;
  binaryValue?: string;
};
export type MessageAttributes = Record<string, MessageAttribute>;

export const md5 = (content: string | Buffer): string => createHash('md5').update(content).digest('hex');

/**
 * SQS's checksum of attributes: names in order, each part length-prefixed, the value preceded by 1 for text or 2 for
 * binary. https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-message-metadata.html
 */
export function md5OfMessageAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const parts = names.flatMap((name) => {
    const { dataType, stringValue, binaryValue } = attributes[name] as MessageAttribute;
    const isBinary = binaryValue !== undefined;
    const value = isBinary ? Buffer.from(binaryValue, 'base64') : Buffer.from(stringValue ?? '');
    return [withLength(name), withLength(dataType), Buffer.of(isBinary ? 2 : 1), withLength(value)];
  });
  return md5(Buffer.concat(parts));
}

/** The size of attributes in the message size limit: names, types and values. */
export function countAttributeBytes(attributes: MessageAttributes): number {
  return Object.entries(attributes).reduce(
    (total, [name, { dataType, stringValue = '', binaryValue = '' }]) => {
      const valueBytes = Buffer.byteLength(stringValue) + Buffer.byteLength(binaryValue, 'base64');
      return total + Buffer.byteLength(name) + Buffer.byteLength(dataType) + valueBytes;
    },
    0,
  );
}

function withLength(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
