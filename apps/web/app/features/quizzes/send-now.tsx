import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { deliver } from '../../outbox/outbox.ts';
import { Button } from '../../ui/controls/button.tsx';
import { stillHere } from './still-here.ts';

/** For whoever does not want to wait until a paper goes out by itself. One that went out has another page. */
export function SendNow() {
  const { busy, send } = useSending();
  const [told, setTold] = useState<string | null>(null);
  return (
    <>
      <Button busy={busy} onClick={() => void send(async () => setTold(stillHere(await deliver())))}>
        {busy ? 'بنبعتها' : 'ابعتها دلوقتي'}
      </Button>
      {told && !busy && <p className="state-told">{told}</p>}
    </>
  );
}
