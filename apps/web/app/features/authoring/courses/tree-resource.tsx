import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { TaughtResource } from './link-dialog.tsx';

interface TreeResourceProps {
  resource: TaughtResource;
  handle: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** A sheet or a link of a unit; a press opens it as a student would. */
export function TreeResource({ resource, handle, onEdit, onDelete }: TreeResourceProps) {
  const Mark = resource.isFile ? IconFileText : IconLink;
  return (
    <div className="tree-row">
      {handle}
      <a className="tree-link" href={resource.url} target="_blank" rel="noopener noreferrer">
        <Mark size={18} aria-hidden="true" />
        <span className="tree-name">
          <RtlTitle>{resource.title}</RtlTitle>
        </span>
        <small>{resource.isFile ? 'ملف' : 'لينك'}</small>
      </a>
      <MoreMenu
        about={resource.title}
        choices={[
          { label: 'عدّله', icon: <IconPencil size={18} aria-hidden="true" />, onChoose: onEdit },
          { label: 'شيل الملف', icon: <IconTrash size={18} aria-hidden="true" />, danger: true, onChoose: onDelete },
        ]}
      />
    </div>
  );
}
