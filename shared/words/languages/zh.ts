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
import { inBothScripts } from './traditional-chinese.ts';

/** Chinese; the words in simplified characters, and by {@link inBothScripts} in traditional ones. */
export const language: LanguageName = {
  code: 'zh',
  country: 'CN',
  isUnspaced: true,
  languages: /* @__PURE__ */ inBothScripts(
    '壮语=za|藏语=bo|维吾尔语=ug|蒙古语=mn|彝语=ii|潮汕话=nan|普通话=zh|国语=zh|汉语=zh|中文=zh|粤语=yue|广东话=yue|英文=en|日文=ja|韩文=ko|法文=fr|德文=de|闽南语=nan|上海话=wuu|客家话=hak|日语=ja|英语=en|国语=zh|客语=hak|台语=nan|臺語=nan',
  ),
};

export const detects: DetectWords = { grammar: '', ofCvs: '' };

export const sections: SectionWords = /* @__PURE__ */ inBothScripts({
  titles: {
    summary:
      '自我评价|个人简介|个人评价|个人总结|个人优势|求职意向|职业目标|关于我|个人概述|职业概述|自我描述|自传|自我介绍',
    work: '职业履历|工作履历表|主要工作经历|工作历程|就业经历|教学经验|教学经历|工作经历|工作及实习经历|实习及工作经历|实习与工作经历|工作和社会实践经历|工作经验|工作背景|职业经历|实习经历|实习经验|工作与实习经历|工作实习经历|工作履历|任职经历|社会实践|工作和实习经历|经历|现职与经历',
    education: '学历背景|学历情况|教育背景|教育经历|学历|学习经历|教育|教育程度|教育情况|教育经验',
    skills:
      '能力|业务技能|工作技能|技能标签|技能清单|厨艺专长|专长|个人专长|专业特长|专业技能|技能特长|技能|个人技能|职业技能|技能证书|掌握技能|专业能力|核心技能|核心能力|技术栈|计算机技能|办公技能|特长|技能与证书|技能水平|专长与技能|语文与专长',
    languages: '语言能力|语言|语言技能|外语水平|外语能力|语言水平|语文能力',
    certificates:
      '证书|资格证书|职业证书|职称证书|技能等级证书|所获证书|职业资格|荣誉证书|资格认证|培训经历|证书与培训|专业证书|获得证书|资质证书|执照|证照|专业证照',
    projects: '项目经历|项目经验|主要项目|项目|科研项目',
    publications: '出版物|论文|发表论文|学术成果|论文发表|专利',
    awards: '获奖情况|获奖经历|荣誉奖励|所获荣誉|奖项|获奖|荣誉|荣誉与奖项|奖励情况',
    volunteer: '志愿者经历|志愿经历|志愿服务|社会活动|校园经历|公益活动',
    contact: '联系方式|个人信息|基本信息|个人资料|基本资料|联系信息',
    other: '兴趣爱好|爱好|兴趣|其他|其他信息|附加信息|推荐人|备注',
  },
  fluency: {
    native: '母语|第一语言',
    fluent: '流利|熟练|精通|专业八级|专八|听说读写流利',
    advanced: '良好|专业四级|专四|六级|cet-?6|工作语言|商务',
    intermediate: '一般|中等|四级|cet-?4|日常会话|日常交流',
    basic: '基础|入门|初级|简单',
  },
  labels: {
    place: '现居地|现居住地|现居|居住地|所在地|住址|地址|家庭住址|现住址|通讯地址|所在城市|城市|居住城市',
    name: '姓名',
    phone: '电话|手机|手机号|手机号码|联系电话|移动电话|电话号码|住家|行动电话',
  },
});

export const career: CareerWords = /* @__PURE__ */ inBothScripts({
  roles:
    '开发|经理|总监|主管|助理|会计|出纳|护士|护士长|医生|顾问|销售|店长|司机|工人|技工|电工|焊工|木工|客服|秘书|编辑|记者|翻译|法务|实习生|组长|班长|队长|部长|总裁|负责人|采购|测试|运营|策划|保安|保洁|导游|护工|督导|审计|人事|行政|监理|叉车工|学徒|志愿者|领班|主厨|教练|月嫂|保姆|导购|前台|前台接待|裁缝|帮厨|博士后|主播|家教|兽医|村干部|空乘|厂长|厨师长|副理|品管|工作者|工读生',
  degrees: {
    doctorate: '博士(?:研究生|学位)?',
    master: '硕士(?:研究生|学位)?|研究生',
    bachelor: '本科|学士(?:学位)?|大学本科',
    associate: '大专|专科|高职',
    vocational: '中专|技校|职高|中等专业|[一-龥]{0,8}文凭',
    secondary: '高中|普通高中|初中|中[五六七](?:毕业)?',
  },
});

export const entries: EntryWords = /* @__PURE__ */ inBothScripts({
  employers:
    '公司|集团|银行|医院|学校|大学|学院|研究所|研究院|事务所|中心|厂|酒店|饭店|餐厅|超市|商场|幼儿园|中学|小学|局|委员会|协会|科技|出版社|电视台|诊所|药店|物流|工作室|门诊部|合作社',
  schools: '大学|学院|学校|中学|研究院|党校|分校|研究生院|技校|中专|幼师',
  present: '至今|今|现在|目前|迄今|在职',
  since: '自从?',
});

export const forms: FormLabels = /* @__PURE__ */ inBothScripts({
  employer:
    '公司|公司名称|单位|单位名称|工作单位|企业名称|所在公司|(?:就职|任职)(?:公司|单位)|实习单位|雇主|服务(?:单位|机构)|任职机构|公司／机构',
  title: '职位|职务|岗位|职位名称|岗位名称|担任(?:职位|职务|岗位)|工作岗位|职称',
  school: '学校|学校名称|院校|毕业院校|毕业学校|就读(?:学校|院校)',
  area: '专业|所学专业|专业名称|主修专业|院系|科系|系所',
  degree: '学历|学位|学历[/／、]?学位',
  period:
    '时间|起止时间|起止年月|(?:工作|在职|任职|就读|在校)时间|时间段|期间|日期|起[讫迄](?:年月|时间)|(?:任职|服务|就学)期间|年份',
  place: '地点|工作地点|所在地|城市',
  duties: '工作内容|职务及工作内容|(?:工作|岗位|主要)?职责|主要工作|(?:工作|职责)描述|(?:主要|工作)?业绩',
});

export const summary: SummaryWords = {
  now: '现任:{job}。',
  last: '最近职位:{job}。',
  at: '，',
  experience: '工作经验:{years}。',
  internships: '实习:{count}段。',
  education: '教育背景:{list}。',
  skills: '技能:{list}。',
  languages: '语言:{list}。',
  place: '居住地:{place}。',
  comma: '、',
  questions: {
    gap: '{from}至{to}期间您在做什么？',
    results: '您担任{title}期间的主要成果是什么？',
    work: '您有哪些工作经验？',
    skills: '您使用哪些工具和方法？',
    education: '您的教育背景是什么？',
    languages: '您会说哪些语言，水平如何？',
  },
};

export const personal: PersonalLabels = /* @__PURE__ */ inBothScripts({
  name: '姓名|名字',
  birth: '出生年月|出生日期|出生地|生日|年龄|出生|身份证号码?',
  gender: '性别',
  nationality: '国籍|民族|籍贯',
  maritalStatus: '婚姻状况|婚否|婚姻|婚育状况|子女',
  religion: '宗教|宗教信仰',
  photo: '照片',
  address: '地址|住址|现居地|家庭住址|现住址|居住地|通讯地址|户籍|户口所在地',
});
