import { HonourBoardFrame } from './honour-board-frame.tsx';

/** The board before its names are written: as high as it will be. */
export function HonourBoardShape({ rows }: { rows: number }) {
  return (
    <HonourBoardFrame>
      <ol className="honour-list" aria-busy="true" aria-label="بنجيب الأوائل">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no other identity
          <li key={row} />
        ))}
      </ol>
    </HonourBoardFrame>
  );
}
