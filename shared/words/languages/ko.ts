import type {
  CareerWords,
  DetectWords,
  EntryWords,
  FormLabels,
  LanguageName,
  PersonalLabels,
  SectionWords,
  SummaryWords,
} from './language-words.ts';

/** Korean. */
export const language: LanguageName = {
  code: 'ko',
  country: 'KR',
  isUnspaced: true,
  languages:
    '영어=en|일본어=ja|중국어=zh|한국어=ko|프랑스어=fr|불어=fr|독일어=de|독어=de|스페인어=es|러시아어=ru|베트남어=vi|수어=sgn|한국수어=sgn',
};

export const detects: DetectWords = { grammar: '', ofCvs: '' };

export const sections: SectionWords = {
  titles: {
    summary:
      '자기소개|자기 소개|소개|요약|프로필|간단 소개|핵심 요약|지원 동기|경력 요약|한줄 소개|자기소개서',
    work: '경력|경력사항|경력 사항|직무 경력|업무 경험|업무 경력|경력 및 경험|경험|근무 경력|주요 경력|경력 기술|경력기술서|인턴 경험|인턴|근무 경험|직장 경력|아르바이트',
    education: '학력|학력사항|학력 사항|교육|학력 및 교육|최종 학력|교육 사항|학업',
    skills:
      '기술|기술 및 도구|보유 기술|기술 스택|핵심 역량|역량|보유 역량|스킬|기술 및 역량|업무 능력|컴퓨터 활용 능력|컴퓨터 활용|활용 능력|활용 프로그램|강점|전문 기술|보유기술|업무 역량|oa 능력',
    languages: '외국어|언어|어학|어학 능력|외국어 능력|어학능력|언어 능력|어학 사항|외국어 사항|어학 성적',
    certificates:
      '자격증|자격 사항|자격사항|자격|자격증 및 교육|면허|자격 및 면허|자격증 및 면허|교육 이수|교육이수|수료|자격증/면허|자격면허',
    projects: '프로젝트|주요 프로젝트|프로젝트 경험|개인 프로젝트',
    publications: '논문|출판|발표|특허|저서',
    awards: '수상|수상 내역|수상 경력|수상경력|수상내역|장학금',
    volunteer: '봉사 활동|봉사활동|사회 활동|대외 활동|대외활동',
    contact: '연락처|인적 사항|인적사항|기본 정보|개인 정보|개인정보|기본정보',
    other:
      '병역|병역 사항|병역사항|취미|특기|취미 및 특기|관심사|추천인|기타|기타 사항|희망 근무 조건|희망사항',
  },
  fluency: {
    native: '모국어|원어민|모어',
    fluent: '유창|능통|최상|상급|(?<!\\p{L})상(?!\\p{L})',
    advanced: '비즈니스|고급|중상|우수',
    intermediate: '일상 ?회화|중급|보통|(?<!\\p{L})중(?!\\p{L})',
    basic: '초급|기초|(?<!\\p{L})하(?!\\p{L})',
  },
  labels: {
    place: '주소|거주지|현 거주지|사는 곳|자택 주소|지역',
    name: '이름|성명|성 ?명',
    phone: '전화|전화번호|연락처|휴대폰|휴대전화|핸드폰|휴대 전화|hp|mobile',
  },
};

export const career: CareerWords = {
  roles:
    '엔지니어|개발자|개발|매니저|팀장|부장|차장|과장|대리|사원|주임|실장|원장|대표|이사|상무|전무|인턴|간호사|간호조무사|의사|약사|교사|선생님|강사|교수|연구원|연구자|컨설턴트|분석가|디자이너|기획자|기획|마케터|마케팅|영업|회계사|회계|경리|비서|사무원|사무직|점장|점원|판매원|캐셔|조리사|요리사|셰프|주방장|바리스타|기사|기술자|작업자|생산직|용접공|용접사|목수|전기공|정비사|미화원|경비원|상담사|상담원|사회복지사|요양보호사|변호사|기자|편집자|번역가|통역사|아르바이트|수습|조교|관리자|담당자|전문가|보조|치료사|미용사|창고 관리|공무원|감독|코치|학예사|사서',
  degrees: {
    doctorate: '박사(?: 과정| 학위)?',
    master: '석사(?: 과정| 학위)?',
    bachelor: '(?<!전문 ?)학사(?: 과정| 학위)?',
    associate: '전문 ?학사',
    vocational: '직업 ?훈련|특성화고|기능사',
    secondary: '고등학교|고졸|인문계',
  },
};

export const entries: EntryWords = {
  employers:
    '전자|은행|병원|학교|회사|\\(주\\)|㈜|그룹|연구소|센터|공사|공단|협회|재단|건설|중공업|자동차|화학|제약|물산|상사|생명|증권|보험|유치원|어린이집|호텔|마트|백화점|의원|약국|구청|시청|물류|통운|산업|테크|소프트|식품|카페|법인',
  schools: '대학|학교|학원|교육원|폴리텍|여대|고',
  present: '현재(?:까지)?|재직 ?중|재학 ?중|지금|진행 ?중',
  since: '',
};

export const forms: FormLabels = {
  employer: '회사|회사명|근무처|직장명?|기관명|업체명|소속',
  title: '직위|직책|직급|직무|담당 ?직무|포지션|직위 ?/ ?직책|직급 ?/ ?직책',
  school: '학교|학교명|출신 ?학교',
  area: '전공|학과|전공 ?학과|계열',
  degree: '학위|학력',
  period: '기간|근무 ?기간|재직 ?기간|재학 ?기간|일자|연도',
  place: '근무지|소재지|지역|근무 ?지역|위치',
  duties: '담당 ?업무|업무|업무 ?내용|주요 ?업무|직무 ?내용|주요 ?(?:실적|성과)',
};

export const summary: SummaryWords = {
  now: '현재: {job}.',
  last: '최근: {job}.',
  at: ', ',
  experience: '경력: {years}.',
  internships: '인턴십: {count}회.',
  education: '학력: {list}.',
  skills: '기술: {list}.',
  languages: '언어: {list}.',
  place: '거주지: {place}.',
  comma: ', ',
  questions: {
    gap: '{from}부터 {to}까지 무엇을 하셨습니까?',
    results: '{title}(으)로서 주요 성과는 무엇입니까?',
    work: '어떤 경력을 가지고 계십니까?',
    skills: '어떤 도구와 방법을 사용하십니까?',
    education: '학력은 어떻게 되십니까?',
    languages: '어떤 언어를 얼마나 잘하십니까?',
  },
};

export const personal: PersonalLabels = {
  name: '이름|성명',
  birth: '생년월일|출생지|나이|연령|주민등록번호',
  gender: '성별',
  nationality: '국적',
  maritalStatus: '결혼 ?여부|혼인 ?여부|가족 ?관계|자녀',
  religion: '종교',
  photo: '사진',
  address: '주소|거주지|현주소|자택 ?주소',
};
