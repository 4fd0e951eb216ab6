import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
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
  const { busy, send } = useSending();

  const run = () =>
    send(async () => {
      setAnswer(await probe(ask));
      onAnswer?.();
    });

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
