import {
  type AsyncZippable,
  type UnzipCallback,
  type UnzipOptions,
  type Unzipped,
  unzipSync,
  type Zippable,
  zipSync,
} from 'fflate/browser';

// biome-ignore lint/performance/noBarrelFile: it stands in for the package; only its two ways into a worker change
export * from 'fflate/browser';

type ZipCallback = (error: Error | null, archive: Uint8Array) => void;

/** The package's own would start a worker made of text, which the content policy refuses. */
export function zip(files: AsyncZippable, done: ZipCallback): void {
  let archive: Uint8Array;
  try {
    archive = zipSync(files as Zippable);
  } catch (error) {
    done(error as Error, new Uint8Array());
    return;
  }
  done(null, archive);
}

export function unzip(archive: Uint8Array, options: UnzipOptions | UnzipCallback, then?: UnzipCallback): void {
  const [wishes, done] = typeof options === 'function' ? [{}, options] : [options, then];
  let files: Unzipped;
  try {
    files = unzipSync(archive, wishes);
  } catch (error) {
    done?.(error as Parameters<UnzipCallback>[0], {});
    return;
  }
  done?.(null, files);
}
