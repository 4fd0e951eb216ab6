import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';
import type { TaughtVideo } from './video-draft.ts';

/** What somebody else saved, for who has to choose between that and his own words. */
export function TheirVideo({ lesson }: { lesson: TaughtVideo }) {
  return (
    <dl className="their-video">
      <div>
        <dt>الاسم عندهم</dt>
        <dd>
          <RtlTitle>{lesson.name}</RtlTitle>
        </dd>
      </div>
      <div>
        <dt>الفيديو عندهم</dt>
        <dd>
          <Ltr>{lesson.videoUrl ?? lesson.video?.fileName ?? '—'}</Ltr>
        </dd>
      </div>
    </dl>
  );
}
