import { project } from '@hessa/rules/quizzes/sheets/reading/homography';
import { ANSWERS_BOX, answerRows, type Box, type Point } from '@hessa/rules/quizzes/sheets/sheet-geometry';
import { useEffect, useRef } from 'react';
import type { SheetInHand } from './read-picture.ts';

/** Of the canvas; the screen shows it smaller. */
const WIDTH = 720;
/** Where form and seat are shaded, from edge to edge. */
const HEAD_BOX: Box = { x: 0, y: 40, width: 190, height: 84 };
const TAKEN = '#12a150';
const ASKED = '#c26a00';

interface SheetPhotoProps {
  sheet: SheetInHand;
  /** What counts now, by number: places of the letters. */
  rows: readonly (readonly number[])[];
  /** What is looked at: the answers, or form and seat while these are not known. */
  part: 'answers' | 'head';
  /** The number that is being asked about. */
  asked: number | undefined;
}

/**
 * The photograph, upright, with a ring around each bubble that was taken for shaded: a look says whether it was read
 * well.
 */
export function SheetPhoto({ sheet, rows, part, asked }: SheetPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = part === 'answers' ? ANSWERS_BOX : HEAD_BOX;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen && standOn(pen, sheet, box) && box === ANSWERS_BOX) drawRings(pen, sheet, rows, asked);
  }, [sheet, box, rows, asked]);
  return (
    <canvas
      ref={canvas}
      className="sheet-photo"
      width={WIDTH}
      height={Math.round((WIDTH * box.height) / box.width)}
      role="img"
      aria-label="صورة الورقة، وحوالين كل دايرة اتقرت علامة"
    />
  );
}

type Pen = CanvasRenderingContext2D;
type SheetMap = SheetInHand['found']['map'];

/** Draws the part of the photograph, and leaves the pen in the photograph's own measure. */
function standOn(pen: Pen, { picture, found: { map } }: SheetInHand, { x, y, width, height }: Box): boolean {
  const from = project(map, x, y);
  const along = project(map, x + width, y);
  const down = project(map, x, y + height);
  const tall = pen.canvas.height;
  const [a, b] = [(along.x - from.x) / WIDTH, (along.y - from.y) / WIDTH];
  const [c, d] = [(down.x - from.x) / tall, (down.y - from.y) / tall];
  const turn = a * d - b * c;
  if (turn === 0) return false;
  pen.setTransform(
    d / turn,
    -b / turn,
    -c / turn,
    a / turn,
    (c * from.y - d * from.x) / turn,
    (b * from.x - a * from.y) / turn,
  );
  pen.drawImage(picture.canvas, 0, 0);
  // As wide on the screen whatever the photograph's size.
  pen.lineWidth = 4 * Math.sqrt(Math.abs(turn));
  return true;
}

function drawRings(
  pen: Pen,
  { found: { map }, read }: SheetInHand,
  rows: SheetPhotoProps['rows'],
  asked: number | undefined,
): void {
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
    outline(pen, map, {
      x: label.x - 4 + shift.x,
      y: label.y - 4.2 + shift.y,
      width: last.x - label.x + 8,
      height: 8.4,
    });
  }
}

function outline(pen: Pen, map: SheetMap, { x, y, width, height }: Box): void {
  pen.beginPath();
  for (const [dx, dy] of [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const) {
    const corner = project(map, x + dx, y + dy);
    pen.lineTo(corner.x, corner.y);
  }
  pen.closePath();
  pen.stroke();
}

function ring(pen: Pen, map: SheetMap, centre: Point, radius: number): void {
  const middle = project(map, centre.x, centre.y);
  const edge = project(map, centre.x + radius, centre.y);
  pen.beginPath();
  pen.arc(middle.x, middle.y, Math.hypot(edge.x - middle.x, edge.y - middle.y), 0, 2 * Math.PI);
  pen.stroke();
}
