/** The part of the package that the browser uses: the squares of a QR code, without its renderers. */
declare module 'qrcode/lib/core/qrcode' {
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; data: Uint8Array } };
}
