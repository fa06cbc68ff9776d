import fc from 'fast-check';

const unreserved = /[A-Za-z0-9._~-]/;
const hexOf = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;

/** A text as a path may spell it with every byte as an escape. */
export const spelledOut = (text: string) => [...Buffer.from(text)].map(hexOf).join('');

/** One of the many ways in which a path may spell a text: what may stand plain does or does not, escapes in capitals or not. */
export const anySpelling = (text: string) =>
  fc.infiniteStream(fc.nat(3)).map((choices) =>
    [...Buffer.from(text)]
      .map((byte) => {
        const choice = choices.next().value ?? 0;
        const letter = String.fromCharCode(byte);
        if (choice < 2 && unreserved.test(letter)) return letter;
        return choice % 2 === 0 ? hexOf(byte) : hexOf(byte).toUpperCase();
      })
      .join(''),
  );

/** Escapes that no text is spelled with: cut short, no digits, and bytes that are no UTF-8, such as half a surrogate pair. */
export const brokenEscapes = ['%', 'a%', '%4', '%zz', '%C3', '%FF', '%ED%A0%80', '%ED%B0%80', '%C0%AF'];
