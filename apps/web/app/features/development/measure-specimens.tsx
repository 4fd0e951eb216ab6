import { CountdownPill } from '../../ui/lesson/countdown-pill.tsx';
import { Gauge } from '../../ui/progress/gauge.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { Specimen } from './specimen.tsx';

const HOUR = 3_600_000;

export function MeasureSpecimens() {
  return (
    <>
      <Specimen name="عدّادات وتقدّم">
        <div className="specimen-row">
          <Gauge percent={71} label="الفيديوهات" digits="arabic" />
          <Gauge percent={58} label="الامتحانات" digits="arabic" tone="warn" />
          <Gauge percent={81} label="المتوسط" digits="arabic" tone="right" />
          <Gauge percent={0} label="لسه" digits="arabic" />
          <Gauge percent={100} label="كله" digits="latin" tone="right" />
        </div>
        <ProgressBar percent={58} label="خلصت ٥٨٪" />
        <ProgressBar percent={84} label="خلصت ٨٤٪" tone="right" />
        <ProgressBar percent={62} label="٦٢٪" tone="warn" thin />
        <ProgressBar percent={30} label="٣٠٪" tone="wrong" thin />
        <ProgressBar percent={0} label="لسه" />
        <ProgressBar percent={100} label="خلصت كله" tone="right" />
      </Specimen>
      <Specimen name="الوقت اللي باقي">
        <div className="specimen-row">
          <CountdownPill remainingMs={147 * HOUR} tone="green" digits="arabic" />
          <CountdownPill remainingMs={48 * HOUR} tone="orange" digits="arabic" />
          <CountdownPill remainingMs={HOUR / 2} tone="orange" digits="latin" />
          <CountdownPill remainingMs={0} tone="red" digits="arabic" />
        </div>
      </Specimen>
    </>
  );
}
