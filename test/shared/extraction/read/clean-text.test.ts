import { describe, expect, it } from 'vitest';
import { bulletMark, cleanText, joinLetterSpacing } from '../../../../shared/extraction/read/clean-text.ts';

describe('text from a file', () => {
  it('loses icons, soft hyphens and zero-width marks, keeps letters whole', () => {
    expect(cleanText('\ue0beinter\u00adnational\u200b trade')).toBe('international trade');
    expect(cleanText('o\ufb03ce certi\ufb01cate')).toBe('office certificate');
    expect(cleanText('Malmo\u0308\u00a02015')).toBe('Malmö 2015');
  });

  it('has characters in the place of radicals, and the dot of East Asian texts', () => {
    expect(cleanText('\u2ed8葉\u2f24学')).toBe('青葉大学');
    expect(cleanText('スキル\u2027資格')).toBe('スキル・資格');
  });

  it('has letter-spaced words joined and no other words', () => {
    expect(joinLetterSpacing('C O N TA C T')).toBe('CONTACT');
    expect(joinLetterSpacing('W O R K   H I S T O R Y')).toBe('WORK HISTORY');
    expect(joinLetterSpacing('I am at it')).toBe('I am at it');
    expect(joinLetterSpacing('C, R, Go')).toBe('C, R, Go');
  });

  it('has list marks told apart from minus signs', () => {
    expect(bulletMark.test('• Led the team')).toBe(true);
    expect(bulletMark.test('- Led the team')).toBe(true);
    expect(bulletMark.test('-5 % costs')).toBe(false);
    expect(bulletMark.test('2015 – 2018')).toBe(false);
  });
});
