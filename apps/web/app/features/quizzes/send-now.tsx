import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { deliver } from '../../outbox/outbox.ts';
import { Button } from '../../ui/controls/button.tsx';

/** For whoever does not want to wait until a paper goes out by itself. One that went out has another page. */
export function SendNow() {
  const { busy, send } = useSending();
  const [isTried, setTried] = useState(false);
  return (
    <>
      <Button
        busy={busy}
        onClick={() =>
          void send(async () => {
            await deliver();
            setTried(true);
          })
        }
      >
        {busy ? 'بنبعتها' : 'ابعتها دلوقتي'}
      </Button>
      {isTried && !busy && <p className="state-told">لسه موصلتش، والنت شكله مقطوع. هتتبعت لوحدها أول ما يرجع.</p>}
    </>
  );
}
