import { type GreyPicture, greyOf } from '@hessa/rules/quizzes/sheets/reading/grey-picture';

/** A picture that was taken: to be read, to be shown, to be kept. */
export interface SheetPicture {
  canvas: HTMLCanvasElement;
  grey: GreyPicture;
}

const READ_AT = 1_800;
const KEPT_AT = 1_400;

/** A frame of a video or a file, no larger than it helps. */
export function takePicture(source: CanvasImageSource, width: number, height: number): SheetPicture | null {
  const scale = Math.min(1, READ_AT / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || canvas.width === 0 || canvas.height === 0) return null;
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, grey: greyOf(data, canvas.width, canvas.height) };
}

/** As a bitmap: the page's content policy lets no image in by an address of its own. */
export async function pictureOfFile(file: File): Promise<SheetPicture | null> {
  const image = await createImageBitmap(file).catch(() => null);
  return image && takePicture(image, image.width, image.height);
}

/** The page as it is kept: a small JPEG in base64. */
export function pageOf({ canvas }: SheetPicture): string {
  const scale = Math.min(1, KEPT_AT / Math.max(canvas.width, canvas.height));
  const small = document.createElement('canvas');
  small.width = Math.round(canvas.width * scale);
  small.height = Math.round(canvas.height * scale);
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  return small.toDataURL('image/jpeg', 0.6).split(',')[1] ?? '';
}
