const QUALITY = 0.9;

/**
 * A picture drawn anew in the browser, no larger than it will be kept: where it was taken never leaves the phone, and
 * a slow line carries a tenth. What the browser cannot draw goes as it is; the server judges it.
 */
export async function redrawPicture(file: File, side: number): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
    return drawn ?? file;
  } catch {
    return file;
  }
}
