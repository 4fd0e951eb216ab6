/** A colour as it may be stored and printed into a style sheet: six hexadecimal digits and nothing else. */
export type Colour = `#${string}`;

export function isColour(text: unknown): text is Colour {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text);
}

/** The contrast of two colours by WCAG 2: from 1, the same, to 21, black on white. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the first colour, from 0 to 1, and the rest of the second. */
export function mixColours(one: Colour, other: Colour, share: number): Colour {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, at) => Math.round(value * share + (b[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
