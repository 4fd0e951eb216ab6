import { imageSource } from '@hessa/rules/courses/image-path';
import { buildSettings } from '../../build-settings.ts';
import { PictureOr } from '../../ui/drawings/picture-or.tsx';
import type { Profile } from './profile.ts';
import { TeacherPortrait } from './teacher-portrait.tsx';
import { teachesAsWoman } from './teaches-as-woman.ts';
import './teacher-picture.css';

/** The photo on the board, or the drawn teacher where there is none or it fails. */
export function TeacherPicture({ profile }: { profile: Profile }) {
  const { photoPath, name } = profile.teacher;
  const source = imageSource(photoPath, buildSettings.apiBase);
  return (
    <div className="teacher-picture" role="img" aria-label={name}>
      <PictureOr src={source.kind === 'url' ? source.url : null} className="teacher-photo" width={340} height={380}>
        <TeacherPortrait woman={teachesAsWoman(profile)} />
      </PictureOr>
    </div>
  );
}
