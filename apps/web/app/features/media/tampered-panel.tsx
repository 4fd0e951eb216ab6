import { Button } from '../../ui/controls/button.tsx';

/** The number over the picture was taken away again and again. */
export function TamperedPanel({ onGoOn }: { onGoOn: () => void }) {
  return (
    <div className="player-panel" dir="rtl" role="alert">
      <b className="player-panel-title">رقمك لازم يفضل ظاهر على الفيديو</b>
      <p>وقّفنا الفيديو عشان العلامة اتشالت كذا مرة. سيبها مكانها وكمّل عادي.</p>
      <div className="player-panel-actions">
        <Button size="small" onClick={onGoOn}>
          كمّل الفيديو
        </Button>
      </div>
    </div>
  );
}
