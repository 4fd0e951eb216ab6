import { deviceName } from '@hessa/rules/auth/device-name';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Elsewhere } from './use-one-player.ts';

interface ElsewherePanelProps {
  elsewhere: Elsewhere;
  onTakeBack: () => Promise<void>;
}

/** The account's one video plays on another device, and one press brings it back. */
export function ElsewherePanel({ elsewhere: { device }, onTakeBack }: ElsewherePanelProps) {
  const { busy, refusal, send } = useSending();
  return (
    <div className="player-panel" dir="rtl" role="alert">
      <b className="player-panel-title">الفيديو شغّال على {deviceName(device ?? '').device ?? 'جهاز تاني'}</b>
      <p>حسابك بيشغّل فيديو واحد في المرة. مكانك هنا محفوظ.</p>
      {refusal && <p>{refusal.message}</p>}
      <div className="player-panel-actions">
        <Button size="small" busy={busy} onClick={() => void send(onTakeBack)}>
          كمّل هنا
        </Button>
      </div>
    </div>
  );
}
