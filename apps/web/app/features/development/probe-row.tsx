import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Probe, probe } from './probe.ts';

interface ProbeRowProps {
  /** What is called, as the specification writes it. */
  call: string;
  label: string;
  ask: () => Promise<unknown>;
  onAnswer?: () => void;
}

/** A button that makes one call and says how it went. */
export function ProbeRow({ call, label, ask, onAnswer }: ProbeRowProps) {
  const [answer, setAnswer] = useState<Probe | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    setAnswer(await probe(ask));
    setBusy(false);
    onAnswer?.();
  }

  return (
    <div className="probe">
      <code dir="ltr">{call}</code>
      <Button look="line" size="small" busy={busy} onClick={run}>
        {label}
      </Button>
      <output dir="ltr">{answer && `${answer.status} ${answer.code} (${answer.milliseconds} ms)`}</output>
    </div>
  );
}
