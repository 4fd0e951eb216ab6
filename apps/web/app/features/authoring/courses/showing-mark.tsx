import type { DigitStyle } from '@hessa/rules/text/digits';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { appearanceText, type TaughtShowing } from './showing-words.ts';
import './showing-mark.css';

/** Says of a row of the tree that students do not see it, and until when. */
export function ShowingMark({ showing, digits }: { showing: TaughtShowing; digits: DigitStyle }) {
  if (showing.kind === 'shown') return null;
  const isHidden = showing.kind === 'hidden';
  const Icon = isHidden ? IconEyeOff : IconClock;
  return (
    <small className="showing-mark" data-kind={showing.kind}>
      <Icon size={14} aria-hidden="true" />
      {isHidden ? (
        'مش ظاهر للطلبة'
      ) : (
        <span>
          هيظهر <bdi>{appearanceText(showing.at, digits)}</bdi>
        </span>
      )}
    </small>
  );
}
