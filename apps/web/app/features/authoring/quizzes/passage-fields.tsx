import { PART_LIMITS } from '@hessa/rules/quizzes/paper-parts';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { FileUpload } from '../../../teach-shell/files/file-upload.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { EditedPassage } from './edited-parts.ts';
import { QuestionPictureField } from './question-picture-field.tsx';
import { placeName } from './use-focus-place.ts';
import type { EditedPaper } from './use-paper.ts';

interface PassageFieldsProps {
  passage: EditedPassage;
  /** «القطعة ١» */
  name: string;
  /** How many questions are about it. */
  said: string;
  files: Pick<EditedPaper, 'pictureUrl' | 'keepPicture'>;
  onChange: (change: Partial<EditedPassage>) => void;
  onRemove: () => void;
}

/** What several questions ask about, as its teacher writes it. */
export function PassageFields({ passage, name, said, files, onChange, onRemove }: PassageFieldsProps) {
  const { title, text, imageMediaId, audioMediaId } = passage;
  const audioUrl = files.pictureUrl(audioMediaId);
  return (
    <fieldset className="paper-part">
      <legend className="unseen">{name}</legend>
      <div className="paper-part-head">
        <b>{name}</b>
        <span className="muted">{said}</span>
        <IconButton label={`امسح ${name}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <TextArea
        label="نص القطعة"
        data-place={placeName({ question: passage.id, field: 'text' })}
        rows={4}
        maxLength={PART_LIMITS.textLength}
        value={text}
        onChange={({ target }) => onChange({ text: dropUnprintable(target.value, 'lines') })}
      />
      <details className="question-extras">
        <summary>
          {[title !== '' && 'فيها عنوان', imageMediaId && 'فيها صورة', audioMediaId && 'فيها تسجيل']
            .filter(Boolean)
            .join('، ') || 'العنوان والصورة والتسجيل'}
        </summary>
        <div className="question-extras-fields">
          <TextArea
            label="عنوان القطعة"
            rows={1}
            maxLength={PART_LIMITS.nameLength}
            value={title}
            onChange={({ target }) => onChange({ title: dropUnprintable(target.value) })}
          />
          <QuestionPictureField
            label="صورة القطعة"
            mediaId={imageMediaId}
            url={files.pictureUrl(imageMediaId)}
            onChange={(mediaId, url) => {
              if (mediaId !== null && url !== null) files.keepPicture(mediaId, url);
              onChange({ imageMediaId: mediaId });
            }}
          />
          <div className="question-picture">
            {audioMediaId !== null && audioUrl !== null && (
              // biome-ignore lint/a11y/useMediaCaption: what is said in it is what the questions ask about
              <audio className="passage-audio" controls preload="none" src={audioUrl} aria-label={`تسجيل ${name}`} />
            )}
            {audioMediaId !== null && audioUrl === null && <p className="muted">فيه تسجيل، وهيظهر هنا بعد ما تحفظ.</p>}
            <FileUpload
              purpose="passage-audio"
              label="تسجيل القطعة"
              choose={audioMediaId === null ? 'اختار تسجيل' : 'غيّر التسجيل'}
              onUploaded={(file) => {
                files.keepPicture(file.mediaId, file.path);
                onChange({ audioMediaId: file.mediaId });
              }}
            />
            {audioMediaId !== null && (
              <Button look="quiet" size="small" onClick={() => onChange({ audioMediaId: null })}>
                شيل التسجيل
              </Button>
            )}
          </div>
        </div>
      </details>
    </fieldset>
  );
}
