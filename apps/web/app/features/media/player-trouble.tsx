import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useLineCut } from '../../api/use-line-cut.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { PlaybackFailure } from './adapters/player-adapter.ts';

/** What plays elsewhere has a panel of its own. */
type Trouble = Exclude<PlaybackFailure, 'elsewhere'> | 'refused';

interface PlayerTroubleProps {
  trouble: Trouble;
  /** Something of it has played. */
  begun: boolean;
  onRetry: () => void;
}

const WORDS: Record<Trouble, { title: string; text: string }> = {
  line: { title: 'النت فصل والفيديو وقف', text: 'مكانك محفوظ. أول ما النت يرجع هنكمّل من نفس الثانية.' },
  expired: { title: 'رابط الفيديو وقته خلص', text: 'بيحصل لما الصفحة تفضل مفتوحة كتير. جدّده وكمّل من مكانك.' },
  unplayable: { title: 'الفيديو مش راضي يشتغل هنا', text: 'جرّب تاني، ولو فضل كده افتحه من متصفح تاني أو كلّم المشرف.' },
  'taken-away': { title: 'الفيديو ده مش متاح دلوقتي', text: 'كلّم المشرف وهيرجّعه بسرعة.' },
  'no-answer': { title: 'مشغّل الفيديو مردّش علينا', text: 'ممكن تكون الشبكة قافلاه. جرّب تاني أو غيّر الشبكة.' },
  refused: { title: 'رابط الفيديو مش مظبوط', text: 'المشكلة مش عندك. كلّم المشرف وهنصلّحها.' },
};

const NEEDS_LINE = { title: 'الفيديو ده محتاج نت', text: 'مش محفوظ على جهازك. أول ما النت يرجع هيفتح لوحده.' };

/** Why nothing plays, and the way on. */
export function PlayerTrouble({ trouble, begun, onRetry }: PlayerTroubleProps) {
  const isCut = useLineCut();
  const needsLine = trouble === 'line' && isCut && !begun;
  const { title, text } = needsLine ? NEEDS_LINE : WORDS[trouble];
  return (
    <div className="player-panel" dir="rtl" role="alert">
      <b className="player-panel-title">{title}</b>
      <p>{text}</p>
      {trouble !== 'refused' && !needsLine && (
        <div className="player-panel-actions">
          <Button size="small" onClick={onRetry}>
            <IconRefresh aria-hidden="true" size={20} />
            جرّب تاني
          </Button>
        </div>
      )}
    </div>
  );
}
