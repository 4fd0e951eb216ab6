import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import './date-fields.css';

interface Wall {
  day: string;
  time: string;
}

interface DayAndTimeProps {
  wall: Wall;
  /** A sentence that says what is wrong and how to mend it. */
  problem?: ReactNode;
  onChange: (wall: Wall) => void;
}

/** A day and an hour beside each other, by the clock on the wall. */
export function DayAndTime({ wall, problem, onChange }: DayAndTimeProps) {
  return (
    <div className="date-fields">
      <Field
        label="اليوم"
        type="date"
        script="latin"
        value={wall.day}
        problem={problem}
        onChange={(event) => onChange({ ...wall, day: event.currentTarget.value })}
      />
      <Field
        label="الساعة"
        type="time"
        script="latin"
        value={wall.time}
        onChange={(event) => onChange({ ...wall, time: event.currentTarget.value })}
      />
    </div>
  );
}

interface DayRangeProps {
  from: string;
  until: string;
  /** The last day that can be meant. */
  last?: string | undefined;
  onChange: (range: { from: string; until: string }) => void;
}

/** From one day until another, beside each other on a phone too. */
export function DayRange({ from, until, last, onChange }: DayRangeProps) {
  return (
    <div className="date-fields">
      <Field
        label="من يوم"
        type="date"
        script="latin"
        max={until || last}
        value={from}
        onChange={(event) => onChange({ from: event.currentTarget.value, until })}
      />
      <Field
        label="لحد يوم"
        type="date"
        script="latin"
        max={last}
        value={until}
        onChange={(event) => onChange({ from, until: event.currentTarget.value })}
      />
    </div>
  );
}
