import { project } from '@hessa/rules/quizzes/sheets/reading/homography';
import { answerRows } from '@hessa/rules/quizzes/sheets/sheet-geometry';
import { useEffect, useRef } from 'react';
import type { SheetInHand } from './read-picture.ts';

const WIDTH = 656;
const HEIGHT = 128;
/** The number and its four bubbles, in millimetres. */
const [AROUND_X, AROUND_Y] = [46, 9];

/** One number of the photograph, enlarged and upright, however the sheet was held. */
export function RowCrop({ sheet, row }: { sheet: SheetInHand; row: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    const place = answerRows(sheet.read.rows.length)[row];
    if (!pen || !place) return;
    const shift = sheet.read.shifts[row] ?? { x: 0, y: 0 };
    const left = place.label.x - 4.5 + shift.x;
    const top = place.label.y - AROUND_Y / 2 + shift.y;
    const { map } = sheet.found;
    const from = project(map, left, top);
    const along = project(map, left + AROUND_X, top);
    const down = project(map, left, top + AROUND_Y);
    const [a, b] = [(along.x - from.x) / WIDTH, (along.y - from.y) / WIDTH];
    const [c, d] = [(down.x - from.x) / HEIGHT, (down.y - from.y) / HEIGHT];
    const turn = a * d - b * c;
    if (turn === 0) return;
    pen.setTransform(
      d / turn,
      -b / turn,
      -c / turn,
      a / turn,
      (c * from.y - d * from.x) / turn,
      (b * from.x - a * from.y) / turn,
    );
    pen.drawImage(sheet.picture.canvas, 0, 0);
  }, [sheet, row]);
  return (
    <canvas
      ref={canvas}
      className="sheet-crop"
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`صورة سؤال ${row + 1}`}
    />
  );
}
