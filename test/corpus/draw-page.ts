import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { unpackChromium } from '../support/unpack-chromium.ts';
import type { PageLayout } from './layouts/page-layout.ts';
import type { Persona } from './persona.ts';
import { fillSheet } from './sheet.ts';

/** Every family that a layout names, and where it comes from on Debian. Another machine's fallback would draw other lines. */
const fontPackages: Record<string, string> = {
  'Open Sans': 'comes with @sparticuz/chromium',
  Lato: 'apt-get install fonts-lato',
  'Liberation Serif': 'apt-get install fonts-liberation',
  'Liberation Sans': 'apt-get install fonts-liberation',
  'DejaVu Sans': 'apt-get install fonts-dejavu-core',
  IPAGothic: 'apt-get install fonts-ipafont-gothic',
};

export interface PageDrawer {
  drawPdf: (persona: Persona, layout: PageLayout) => Promise<Uint8Array>;
  /** As a scanner set to 150 dots per inch would have it. */
  drawPng: (persona: Persona, layout: PageLayout) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A browser that draws personas. Throws with what to install when a font is missing. */
export async function openPageDrawer(): Promise<PageDrawer> {
  const { executablePath, fonts, environment: browsers } = await unpackChromium();
  const folder = mkdtempSync(join(tmpdir(), 'corpus-fonts-'));
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const environment = { PATH: process.env.PATH ?? '', HOME: folder, FONTCONFIG_PATH: folder };
  refuseMissingFonts(environment);
  const browser = await chromium.launch({
    executablePath,
    env: { ...environment, LD_LIBRARY_PATH: browsers.LD_LIBRARY_PATH },
    args: ['--disable-gpu', '--disable-background-networking', '--host-resolver-rules=MAP * ~NOTFOUND'],
  });
  const paper = await browser.newPage();
  const screen = await browser.newPage({
    viewport: { width: 794, height: 1123 },
    deviceScaleFactor: 150 / 96,
  });
  const contentOf = (persona: Persona, layout: PageLayout) => layout.draw(fillSheet(persona, layout)).text;
  return {
    async drawPng(persona, layout) {
      await screen.setContent(contentOf(persona, layout));
      // Paper keeps the margins that the layout asks of the page; a screen does not.
      await screen.addStyleTag({ content: 'body{padding:16mm 18mm}' });
      return new Uint8Array(await screen.screenshot({ fullPage: true }));
    },
    async drawPdf(persona, layout) {
      await paper.setContent(contentOf(persona, layout));
      const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false });
      return withoutClock(pdf);
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function refuseMissingFonts(env: Record<string, string>): void {
  const families = execFileSync('fc-list', [':', 'family'], { env, encoding: 'utf8' });
  const missing = Object.entries(fontPackages).filter(([family]) => !families.includes(family));
  if (missing.length > 0) {
    throw new Error(
      `fonts are missing: ${missing.map(([family, hint]) => `${family} (${hint})`).join(', ')}`,
    );
  }
}

/** The two times that Chromium writes into a PDF, set to the same day: equal input gives equal bytes. */
const withoutClock = (pdf: Uint8Array): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      Buffer.from(pdf)
        .toString('latin1')
        .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000'),
      'latin1',
    ),
  );
