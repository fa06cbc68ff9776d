import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress } from '../../../shared/contracts/contact.ts';

const messagesFor = (value: unknown) =>
  v.safeParse(emailAddress, value).issues?.map(({ message }) => message);

describe('an e-mail address', () => {
  it('is stored without the blanks around it and without invisible characters', () => {
    expect(v.parse(emailAddress, '  jane@exa\u200bmple.com ')).toBe('jane@example.com');
  });

  it.each(['jane', 'jane@', '@example.com', 'jane miller@example.com', ''])(
    'is refused in words: "%s"',
    (value) => {
      expect(messagesFor(value)).toEqual(['an e-mail address']);
    },
  );

  it('has at most 254 characters', () => {
    const ofLength = (length: number) => `j@${`${'e'.repeat(60)}.`.repeat(4)}${'x'.repeat(length - 246)}`;
    expect(messagesFor(ofLength(254))).toBeUndefined();
    expect(messagesFor(ofLength(255))).toHaveLength(1);
  });
});
