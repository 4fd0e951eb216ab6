/** Reads the square in a picture, or finds none. */
type SquareReader = (picture: HTMLCanvasElement) => Promise<string | null>;

interface Detector {
  detect(picture: HTMLCanvasElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const SQUARE = 'qr_code';

/** The phone's own eye where it has one; else a small one of ours, which is fetched only now. */
export async function openSquareReader(): Promise<SquareReader> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Own && (await Own.getSupportedFormats().catch((): string[] => [])).includes(SQUARE)) {
    const detector = new Own({ formats: [SQUARE] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  return async (picture) => {
    const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
    try {
      return pixels ? decodeQR(pixels) : null;
    } catch {
      // That is how it says that there is none.
      return null;
    }
  };
}
