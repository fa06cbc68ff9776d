/** The first that fits: browsers also name those that they are like. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [pattern: RegExp, name: string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (known: typeof browsers, userAgent: string) =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A browser as its person knows it, such as `Firefox on Linux`, from the text with which it names itself. */
export function browserLabel(userAgent: string): string {
  const browser = nameOf(browsers, userAgent) ?? 'Unknown browser';
  const system = nameOf(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
