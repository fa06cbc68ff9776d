/** WCAG 2.2, 1.4.3: the least contrast of text with its background. */
export const leastContrast = 4.5;

/** The relative luminance of a color, `#rrggbb`, as WCAG 2.2 defines it. */
function luminanceOf(color: string): number {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a color with white, 1 to 21. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminanceOf(color) + 0.05);

/** The lightest color of the same hue that has the least contrast with white. */
export function darkened(color: string): string {
  for (let share = 255; share > 0; share--) {
    const parts = [1, 3, 5].map((start) => {
      const part = Math.floor((Number.parseInt(color.slice(start, start + 2), 16) * share) / 255);
      return part.toString(16).padStart(2, '0');
    });
    const darker = `#${parts.join('')}`;
    if (contrastWithWhite(darker) >= leastContrast) return darker;
  }
  return '#000000';
}
