import type { ComponentChildren } from 'preact';

export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'quiet';

export function Badge({ tone = 'quiet', children }: { tone?: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}
