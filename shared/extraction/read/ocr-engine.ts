import { spawn } from 'node:child_process';

/** Tesseract's names of languages, in the order in which they are tried for a text of unknown language. */
const models: Record<string, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
  ja: 'jpn',
};

interface OcrImage {
  /** PNG, JPEG, WebP or PNM. */
  bytes: Uint8Array;
  /** The resolution, if known; otherwise tesseract estimates it from the size of the letters. */
  dotsPerInch: number | null;
}

export interface OcrEngine {
  /** ISO 639-1 of the installed models; never empty. */
  languages: string[];
  /** The words of an image as tesseract's TSV. Throws when it fails or does not end in time. */
  read: (image: OcrImage, languages: readonly string[], timeoutMs: number) => Promise<string>;
}

/**
 * `ulimit` works even if this thread is stopped and cannot kill the process: 30 s of processor time and 2 GB of memory.
 * With one thread a page takes a quarter of the time of tesseract's own four on two cores.
 */
const guarded = 'ulimit -t 30; ulimit -v 2000000 2>/dev/null; OMP_THREAD_LIMIT=1 exec "$@"';
/** A page of small print has some 200 KB of output. */
const maxOutputBytes = 8 * 1024 * 1024;

const run = (
  command: string,
  args: readonly string[],
  { input, timeoutMs }: { input: Uint8Array; timeoutMs: number },
) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn('sh', ['-c', guarded, 'ocr', command, ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: Math.max(1, Math.round(timeoutMs)),
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxOutputBytes) child.kill('SIGKILL');
    });
    // A process that ends early does not read its input; its exit code shows the reason.
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(chunks).toString('utf8'))
        : reject(new Error(`OCR ended with ${code ?? 'a signal'}`)),
    );
    child.stdin.end(input);
  });

const engineOf = async (command: string): Promise<OcrEngine | null> => {
  try {
    const listed = await run(command, ['--list-langs'], { input: new Uint8Array(0), timeoutMs: 5_000 });
    const installed = new Set(listed.split('\n').map((line) => line.trim()));
    const languages = Object.keys(models).filter((language) => installed.has(models[language] ?? ''));
    if (languages.length === 0) return null;
    return {
      languages,
      read: ({ bytes, dotsPerInch }, wanted, timeoutMs) => {
        const model = wanted.map((language) => models[language]).join('+');
        const resolution = dotsPerInch ? ['--dpi', String(Math.round(dotsPerInch))] : [];
        return run(command, ['stdin', 'stdout', '-l', model, ...resolution, 'tsv'], {
          input: bytes,
          timeoutMs,
        });
      },
    };
  } catch {
    return null;
  }
};

const engines = new Map<string, Promise<OcrEngine | null>>();

/**
 * The OCR of this machine: `tesseract` if it is on the PATH with a model of a supported language, else null. One that was
 * found is kept for the thread; a search that failed, perhaps because the machine was busy, is repeated for the next file.
 */
export async function findOcrEngine(command = 'tesseract'): Promise<OcrEngine | null> {
  const searched = engines.get(command) ?? engineOf(command);
  engines.set(command, searched);
  const found = await searched;
  if (found === null) engines.delete(command);
  return found;
}
