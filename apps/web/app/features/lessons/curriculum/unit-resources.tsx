import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { ResourceReply } from './course-reply.ts';
import './unit-resources.css';

const KINDS = {
  pdf: { word: 'ملف PDF', icon: IconFileTypePdf },
  doc: { word: 'مستند', icon: IconFileText },
  link: { word: 'رابط', icon: IconExternalLink },
};

/** The unit's papers and links, each in a tab of its own. The server sends them once the unit may be opened. */
export function UnitResources({ resources }: { resources: readonly ResourceReply[] }) {
  const safe = resources.filter(({ url }) => /^(?:https?:\/\/|\/(?!\/))/i.test(url));
  if (safe.length === 0) return null;
  return (
    <div className="resources">
      <h3 className="resources-title">ملفات الوحدة</h3>
      <ul>
        {safe.map(({ id, title, type, url }) => {
          const { word, icon: Mark } = KINDS[type];
          return (
            <li key={id}>
              <a className="resource" href={url} target="_blank" rel="noopener noreferrer">
                <Mark aria-hidden="true" />
                <span>
                  <RtlTitle>{title}</RtlTitle>
                  <small>
                    {word}
                    <span className="unseen"> يفتح في صفحة جديدة</span>
                  </small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
