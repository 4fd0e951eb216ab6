import { playerTime } from '@hessa/rules/media/player-time';
import { Button } from '../../ui/controls/button.tsx';

interface ResumeOfferProps {
  fromSeconds: number;
  onResume: () => void;
  onRestart: () => void;
}

/** The student was here before, perhaps on another phone. */
export function ResumeOffer({ fromSeconds, onResume, onRestart }: ResumeOfferProps) {
  return (
    <div className="player-panel" dir="rtl">
      <b className="player-panel-title">نكمّل من مكان ما وقفت؟</b>
      <div className="player-panel-actions">
        <Button size="small" onClick={onResume}>
          كمّل من <bdi dir="ltr">{playerTime(fromSeconds)}</bdi>
        </Button>
        <Button size="small" look="line" onClick={onRestart}>
          من الأول
        </Button>
      </div>
    </div>
  );
}
