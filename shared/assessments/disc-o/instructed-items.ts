/** An item that asks for one certain answer, and before which of the 40 items it is shown (0 is the first). */
interface InstructedItem {
  id: string;
  expected: number;
  before: number;
}

/**
 * Three of them, because each is answered rightly by chance once in five times: all three once in 125. Their answers
 * differ, so that no constant answer meets more than one.
 */
export const instructedItems: readonly InstructedItem[] = [
  { id: 'instructed-1', expected: 2, before: 9 },
  { id: 'instructed-2', expected: 5, before: 21 },
  { id: 'instructed-3', expected: 4, before: 33 },
];

/**
 * How the item asks for an answer; `{label}` is the text of that answer. Only languages with a sentence here are offered. The
 * sentences still need a review by people who speak the languages.
 */
export const instructionTexts: Readonly<Record<string, string>> = {
  ar: 'للتأكد من قراءتك، يرجى اختيار: «{label}»',
  ca: 'Per comprovar que llegeix les frases, trieu: «{label}»',
  da: 'For at vise, at du læser sætningerne, vælg her: »{label}«',
  de: 'Als Zeichen, dass Sie die Sätze lesen, wählen Sie hier: „{label}“',
  en: 'To show that you read the statements, choose here: “{label}”',
  es: 'Para mostrar que lee las frases, elija aquí: «{label}»',
  fa: 'برای نشان دادن اینکه جمله‌ها را می‌خوانید، اینجا انتخاب کنید: «{label}»',
  fi: 'Osoita lukevasi väittämät valitsemalla tässä: ”{label}”',
  fr: 'Pour montrer que vous lisez les phrases, choisissez ici : « {label} »',
  hi: 'यह दिखाने के लिए कि आप कथन पढ़ रहे हैं, यहाँ चुनें: “{label}”',
  hu: 'Annak jeléül, hogy olvassa a mondatokat, válassza ezt: „{label}”',
  id: 'Untuk menunjukkan bahwa Anda membaca pernyataan, pilih di sini: “{label}”',
  is: 'Til að sýna að þú lesir fullyrðingarnar skaltu velja hér: „{label}“',
  it: 'Per mostrare che legge le frasi, scelga qui: «{label}»',
  ja: '文を読んでいることの確認です。ここでは「{label}」を選んでください。',
  ko: '문장을 읽고 있는지 확인합니다. 여기서는 “{label}”을(를) 선택해 주세요.',
  nl: 'Kies hier, om te laten zien dat u de zinnen leest: “{label}”',
  no: 'For å vise at du leser setningene, velg her: «{label}»',
  pl: 'Na znak, że czyta Pan/Pani zdania, proszę tu wybrać: „{label}”',
  'pt-br': 'Para mostrar que lê as frases, escolha aqui: “{label}”',
  ru: 'Чтобы показать, что вы читаете утверждения, выберите здесь: «{label}»',
  sq: 'Për të treguar se i lexoni pohimet, zgjidhni këtu: “{label}”',
  sv: 'Visa att du läser meningarna genom att här välja: ”{label}”',
  th: 'เพื่อแสดงว่าคุณอ่านข้อความ โปรดเลือกที่นี่: “{label}”',
  uk: 'Щоб показати, що ви читаєте твердження, виберіть тут: «{label}»',
  'zh-cn': '为了确认您在阅读题目，请在此选择：“{label}”',
  'zh-hk': '為了確認您在閱讀題目，請在此選擇：「{label}」',
};
