/** How much of something is used up. Whoever uses it writes the numbers beside it. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect class="fit-ground" width="100" height="4" />
      <rect
        class={share >= 0.9 ? 'bad' : share >= 0.75 ? 'warn' : 'main'}
        width={Math.max(share * 100, share > 0 ? 0.5 : 0)}
        height="4"
      />
    </svg>
  );
}
