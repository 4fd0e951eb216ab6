import { type ReactNode, useState } from 'react';

interface PictureOrProps {
  /** Null when there is none. */
  src: string | null;
  className: string;
  width: number;
  height: number;
  /** The first picture of a page is fetched at once, the others when they come near. */
  first?: boolean | undefined;
  /** Drawn by the page itself, so it cannot fail in its turn. */
  children: ReactNode;
}

/** A picture beside the words that say what it shows; missing or failing, it gives way once to what stands inside. */
export function PictureOr({ src, className, width, height, first = false, children }: PictureOrProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || failed === src) return children;
  return (
    <img
      // The picture of a page the server rendered may have failed before anybody could listen.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(src);
      }}
      className={className}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
