import { stripPlace } from '@hessa/rules/media/film/film-measures';
import { playerTime } from '@hessa/rules/media/player-time';
import { useLayoutEffect, useRef } from 'react';
import type { LessonVideo } from './lesson-player-props.ts';
import './seek-strip.css';

export type Strip = NonNullable<NonNullable<LessonVideo['film']>['strip']>;

interface SeekStripProps {
  strip: Strip;
  second: number;
  /** Where along the bar it stands, from 0 to 1. */
  share: number;
  /** Fetched before it is shown. */
  shown: boolean;
}

/** The picture of the second that is about to be jumped to. */
export function SeekStrip({ strip, second, share, shown }: SeekStripProps) {
  const box = useRef<HTMLDivElement>(null);
  const { column, row } = stripPlace(strip, second);
  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('--strip', `url("${strip.url}")`);
    style?.setProperty('--columns', String(strip.columns));
    style?.setProperty('--rows', String(strip.rows));
    style?.setProperty('--shape', `${strip.width} / ${strip.height}`);
  }, [strip]);
  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('--column', String(column));
    style?.setProperty('--row', String(row));
    style?.setProperty('--share', String(share));
  }, [column, row, share]);
  return (
    <div ref={box} className={shown ? 'seek-strip' : 'seek-strip seek-strip-unseen'} aria-hidden="true">
      <span className="seek-strip-picture" />
      <bdi className="seek-strip-time">{playerTime(second)}</bdi>
    </div>
  );
}
