import { MAX_PIXELS } from '@hessa/rules/media/upload-purposes';
import sharp from 'sharp';
import { DomainError } from '../../../errors/domain-error.ts';

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * A picture drawn anew: what else its bytes carried (where it was taken, by what camera, a script behind it) is gone.
 * For the platform's own pages it becomes a WebP of the right size; a picture that is handed out stays what it was.
 */
export async function redrawPicture(
  content: Buffer,
  type: PictureType,
  side: number | undefined,
): Promise<{ bytes: Buffer; type: PictureType }> {
  const format = side === undefined ? type : 'image/webp';
  try {
    const { width, height } = await sharp(content).metadata();
    if (width * height > MAX_PIXELS) throw new DomainError('upload.too_many_pixels');
    // Turned as the camera was held, before the note about it is dropped.
    let picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    if (side !== undefined) picture = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
    if (format === 'image/webp') picture = picture.webp({ quality: 82 });
    else if (format === 'image/jpeg') picture = picture.jpeg({ quality: 90, mozjpeg: true });
    else picture = picture.png();
    return { bytes: await picture.toBuffer(), type: format };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('upload.broken');
  }
}
