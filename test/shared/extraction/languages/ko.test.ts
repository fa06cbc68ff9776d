import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Korean CV', async () => {
  const read = await readText(`김민수
이메일: minsu@example.kr
휴대폰: 010-1234-5678
주소: 서울특별시 강남구

경력
2019년 3월 ~ 현재   한빛전자 소프트웨어 엔지니어
2016.01 ~ 2019.02   푸른병원 / 간호사

학력
2010.03 ~ 2016.02   서울대학교 컴퓨터공학과 학사

보유 기술
Java, Spring, AWS

외국어
영어 (중), 중국어 (상)
`);
  expect(read).toMatchObject({
    language: 'ko',
    name: '김민수',
    place: '서울특별시 강남구',
    phones: ['+821012345678'],
    work: ['소프트웨어 엔지니어 | 한빛전자 | – | 2019-03 | now', '간호사 | 푸른병원 | – | 2016-01 | 2019-02'],
    education: ['학사 | 컴퓨터공학과 | 서울대학교 | 2010-03 | 2016-02'],
    levels: ['bachelor'],
    skills: ['Java', 'Spring', 'AWS'],
    languages: ['en | intermediate', 'zh | fluent'],
  });
});
