import { join } from 'node:path';
import type { OverlayOptions, default as Sharp } from 'sharp';
import { SOURCES } from '../../../own-files.ts';
import { rightToLeftMarkup } from './drawable-text.ts';
import { GRADE_INKS, INK, INK_2, shareArtwork } from './share-artwork.ts';
import type { ShareCard } from './share-card.ts';

const FONTS = join(SOURCES, 'http/pages/share-image/fonts/fonts.conf');
const HAND = 'Hessa Hand, Hessa Hand Latin';
const TEXT = 'Hessa Text, Hessa Text Latin';

/** The column of words beside the copybook; lines begin at its right edge, at the margin. */
const COLUMN = { left: 486, right: 1086 };
const TITLE = { top: 168, height: 286, sizes: [132, 116, 104, 88, 74, 62, 52, 42] };
const LABELS = { top: 486, height: 62, gap: 18, padding: 26 };

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

/** The card as a PNG. It works outside the event loop, in threads of the picture library. */
export async function drawShareImage(card: ShareCard): Promise<Buffer> {
  const sharp = await loadSharp();
  const words = async (markup: string, font: string): Promise<Drawn> => {
    const width = COLUMN.right - COLUMN.left;
    const text = { text: markup, font, width, rgba: true, wrap: 'word-char' } as const;
    const { data, info } = await sharp({ text }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const line = (text: string, colour: string, size: number) =>
    words(`<span foreground="${colour}">${rightToLeftMarkup(text)}</span>`, `${TEXT} ${size}px`);

  async function title(): Promise<Drawn> {
    let drawn: Drawn | null = null;
    for (const size of TITLE.sizes) {
      drawn = await words(
        `<span foreground="${INK}" line_height="0.78">${rightToLeftMarkup(card.title)}</span>`,
        `${HAND} ${size}px`,
      );
      if (drawn.height <= TITLE.height) return drawn;
    }
    if (!drawn) throw new Error('a title has at least one size');
    const kept = Math.min(drawn.height, TITLE.height);
    return {
      ...drawn,
      data: await sharp(drawn.data).extract({ left: 0, top: 0, width: drawn.width, height: kept }).toBuffer(),
      height: kept,
    };
  }

  const layers: OverlayOptions[] = [];
  const place = (drawn: Drawn, top: number, right: number) =>
    layers.push({ input: drawn.data, top: Math.round(top), left: Math.round(right - drawn.width) });

  if (card.over) place(await line(card.over, INK_2, 38), 84, COLUMN.right);
  if (card.title) {
    const drawn = await title();
    place(drawn, TITLE.top + (TITLE.height - drawn.height) / 2, COLUMN.right);
  }
  let right = COLUMN.right;
  for (const [at, label] of card.labels.entries()) {
    const solid = at === 0;
    const drawn = await line(label, solid ? '#ffffff' : INK, 30);
    const width = drawn.width + 2 * LABELS.padding;
    if (right - width < COLUMN.left) break;
    layers.push({
      input: Buffer.from(pill(width, solid ? GRADE_INKS[card.cover.grade] : null)),
      top: LABELS.top,
      left: Math.round(right - width),
    });
    place(drawn, LABELS.top + (LABELS.height - drawn.height) / 2, right - LABELS.padding);
    right -= width + LABELS.gap;
  }
  return sharp(Buffer.from(shareArtwork(card)))
    .composite(layers)
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}

function pill(width: number, filled: string | null): string {
  const { height } = LABELS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="${height / 2 - 2}" fill="${filled ?? 'none'}" stroke="${filled ?? INK}" stroke-width="3"/></svg>`;
}

let loading: Promise<typeof Sharp> | undefined;

/** Loaded when the first picture is wanted: a server that draws none does not carry the library. */
function loadSharp() {
  // Read when the first letter is drawn. Without it the library would go through every font of the machine.
  process.env.FONTCONFIG_FILE ??= FONTS;
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Finished pictures are kept by us; what the library would keep of unfinished ones costs 100 MB.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
