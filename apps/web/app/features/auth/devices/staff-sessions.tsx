import { DEVICE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { DeviceRow } from './device-row.tsx';

/** Where somebody of the team is signed in, and the way out of there. */
export function StaffSessions({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/Student/devices', {}, { freshMs: 0 });
  const { busy, send } = useSending();
  const [news, setNews] = useState<string | null>(null);

  async function end(deviceId?: string) {
    const refused = await send(async () => {
      const { ended } = await call('POST /api/teach/my-sessions/end', { body: deviceId ? { deviceId } : {} });
      setNews(ended === 0 ? 'كان خارج خلاص' : `خرجت من ${countedNoun(ended, DEVICE, digits)}`);
    });
    if (refused) setNews(refused.messageAr);
    await read.refresh();
  }

  return (
    <section className="console-part" aria-labelledby="my-sessions">
      <ReadGate read={read} waiting="بنجيب أجهزتك" failed="مقدرناش نجيب أجهزتك">
        {({ data: { devices } }) => (
          <>
            <div className="console-head">
              <h2 id="my-sessions">داخل منين دلوقتي</h2>
              {devices.length > 1 && (
                <Button look="line" size="small" busy={busy} onClick={() => void end()}>
                  اخرج من الباقي كله
                </Button>
              )}
            </div>
            <p className="muted">لو شفت جهاز متعرفوش، خرّجه وغيّر كلمة السر.</p>
            <ul className="device-rows">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} digits={digits}>
                  {!device.isThis && (
                    <Button look="soft" size="small" busy={busy} onClick={() => void end(device.id)}>
                      خرّجه
                    </Button>
                  )}
                </DeviceRow>
              ))}
            </ul>
          </>
        )}
      </ReadGate>
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </section>
  );
}
