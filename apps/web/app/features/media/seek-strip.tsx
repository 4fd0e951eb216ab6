import { stripPlace } from '@hessa/rules/media/film/film-measures';
import { playerTime } from '@hessa/rules/media/player-time';
import { useLayoutEffect, useRef } from 'react';
import type { LessonVideo } from './lesson-player-props.ts';
import './seek-strip.css';

export type Strip = NonNullable<NonNullable<LessonVideo['film']>['strip']>;

interface SeekStripProps {
  strip: Strip;
  second: number;
  /** Of the whole film: nothing is shown from before its beginning or after its end. */
  length: number;
  /** Fetched before it is shown. */
  shown: boolean;
}

/** In pictures from the one that is about to be jumped to. */
const NEAR = [-2, -1, 0, 1, 2];

/** The picture of the second that is about to be jumped to, between those before and after it. */
export function SeekStrip({ strip, second, length, shown }: SeekStripProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('--strip', `url("${strip.url}")`);
    style?.setProperty('--columns', String(strip.columns));
    style?.setProperty('--rows', String(strip.rows));
    style?.setProperty('--shape', `${strip.width} / ${strip.height}`);
  }, [strip]);
  useLayoutEffect(() => {
    for (const [at, steps] of NEAR.entries()) {
      const picture = box.current?.children[at] as HTMLElement;
      const of = second + steps * strip.everySeconds;
      const { column, row } = stripPlace(strip, of);
      picture.style.setProperty('--column', String(column));
      picture.style.setProperty('--row', String(row));
      picture.hidden = steps !== 0 && (of < 0 || of > length);
    }
  }, [strip, second, length]);
  return (
    <div ref={box} className={shown ? 'seek-strip' : 'seek-strip seek-strip-unseen'} aria-hidden="true">
      {NEAR.map((steps) => (
        <span key={steps}>{steps === 0 && <bdi>{playerTime(second)}</bdi>}</span>
      ))}
    </div>
  );
}
