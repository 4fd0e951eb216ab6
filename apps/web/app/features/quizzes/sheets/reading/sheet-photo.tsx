import { project } from '@hessa/rules/quizzes/sheets/reading/homography';
import { answerRows, MARK_SIZE, MARKS, type Point, SHEET_SIZE } from '@hessa/rules/quizzes/sheets/sheet-geometry';
import { useEffect, useRef } from 'react';
import type { SheetInHand } from './read-picture.ts';

/** Of the canvas; the screen shows it smaller. */
const WIDTH = 720;
/** What is left around the sheet, in millimetres. */
const MARGIN = 6;
const TAKEN = '#12a150';
const ASKED = '#c26a00';

interface SheetPhotoProps {
  sheet: SheetInHand;
  /** What counts now, by number: places of the letters. */
  rows: readonly (readonly number[])[];
  /** The number that is being asked about. */
  asked: number | undefined;
}

/** The photograph with a ring around each bubble that was taken for shaded: a look at it says whether it was read well. */
export function SheetPhoto({ sheet, rows, asked }: SheetPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) draw(pen, sheet, rows, asked);
  }, [sheet, rows, asked]);
  return (
    <canvas ref={canvas} className="sheet-photo" role="img" aria-label="صورة الورقة، وحوالين كل دايرة اتقرت علامة" />
  );
}

function draw(
  pen: CanvasRenderingContext2D,
  { picture, found: { map }, read }: SheetInHand,
  rows: SheetPhotoProps['rows'],
  asked: number | undefined,
): void {
  const corner = (x: number, y: number) => project(map, x, y);
  const { width, height } = SHEET_SIZE;
  const around = [
    corner(-MARGIN, -MARGIN),
    corner(width + MARGIN, -MARGIN),
    corner(width + MARGIN, height + MARGIN),
    corner(-MARGIN, height + MARGIN),
  ];
  const left = Math.max(0, Math.min(...around.map(({ x }) => x)));
  const top = Math.max(0, Math.min(...around.map(({ y }) => y)));
  const right = Math.min(picture.canvas.width, Math.max(...around.map(({ x }) => x)));
  const bottom = Math.min(picture.canvas.height, Math.max(...around.map(({ y }) => y)));
  const scale = WIDTH / (right - left);
  pen.canvas.width = WIDTH;
  pen.canvas.height = Math.round((bottom - top) * scale);
  pen.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  pen.drawImage(picture.canvas, 0, 0);
  pen.lineWidth = 3 / scale;
  pen.strokeStyle = TAKEN;
  for (const { x, y } of MARKS) outline(pen, map, x - 1, y - 1, MARK_SIZE + 2, MARK_SIZE + 2);
  for (const [at, { label, bubbles }] of answerRows(read.rows.length).entries()) {
    const shift = read.shifts[at] ?? { x: 0, y: 0 };
    pen.strokeStyle = TAKEN;
    for (const place of rows[at] ?? []) {
      const bubble = bubbles[place];
      if (bubble) ring(pen, map, { x: bubble.x + shift.x, y: bubble.y + shift.y }, bubble.radius + 0.8);
    }
    if (at !== asked) continue;
    pen.strokeStyle = ASKED;
    const last = bubbles.at(-1) ?? label;
    outline(pen, map, label.x - 4 + shift.x, label.y - 4.2 + shift.y, last.x - label.x + 8, 8.4);
  }
}

function outline(
  pen: CanvasRenderingContext2D,
  map: SheetInHand['found']['map'],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.beginPath();
  for (const [dx, dy] of [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const) {
    const at = project(map, x + dx, y + dy);
    pen.lineTo(at.x, at.y);
  }
  pen.closePath();
  pen.stroke();
}

function ring(pen: CanvasRenderingContext2D, map: SheetInHand['found']['map'], centre: Point, radius: number): void {
  const middle = project(map, centre.x, centre.y);
  const edge = project(map, centre.x + radius, centre.y);
  pen.beginPath();
  pen.arc(middle.x, middle.y, Math.hypot(edge.x - middle.x, edge.y - middle.y), 0, 2 * Math.PI);
  pen.stroke();
}
