/** Adds a style sheet that only some pages need. The policy of the page allows constructed sheets, and no style element. */
export function adoptStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
