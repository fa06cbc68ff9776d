import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Chinese CV', async () => {
  const read = await readText(`张伟
电话:138-0013-8000
邮箱:zhangwei@example.cn
现居地:上海市浦东新区

工作经历
2018.03 – 至今   东方云技术有限公司   软件工程师
负责后端开发
2015年7月至2018年2月   青石科技   Java开发工程师

教育背景
2011.09 – 2015.06   复旦大学   计算机科学与技术   本科

专业技能
Java、Python、MySQL、Docker

语言能力
普通话（母语）、英语（流利）
`);
  expect(read).toMatchObject({
    language: 'zh',
    name: '张伟',
    place: '上海市浦东新区',
    phones: ['+8613800138000'],
    work: [
      '软件工程师 | 东方云技术有限公司 | – | 2018-03 | now',
      'Java开发工程师 | 青石科技 | – | 2015-07 | 2018-02',
    ],
    education: ['本科 | 计算机科学与技术 | 复旦大学 | 2011-09 | 2015-06'],
    levels: ['bachelor'],
    skills: ['Java', 'Python', 'MySQL', 'Docker'],
    languages: ['zh | native', 'en | fluent'],
  });
});
