import type { DigitStyle } from '@hessa/rules/text/digits';
import { Figures } from '../figures.tsx';
import type { Profile } from '../profile.ts';
import { TeacherPicture } from '../teacher-picture.tsx';
import { WrittenText } from '../written-text.tsx';
import './teacher-card.css';

/** Who teaches: the cover label of a copybook, filled in. */
export function TeacherCard({ profile, digits }: { profile: Profile; digits: DigitStyle }) {
  const { teacher, statistics } = profile;
  const facts = [
    { label: 'الاسم', text: teacher.name },
    { label: 'المادة', text: teacher.subject },
    { label: 'المؤهل', text: teacher.qualification },
    { label: 'الخبرة', text: teacher.experience },
  ];
  return (
    <section className="wrap teacher" aria-label={`عن ${teacher.name}`} data-reveal>
      <div className="teacher-card">
        <TeacherPicture profile={profile} />
        <div className="teacher-body">
          <dl className="teacher-facts">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <WrittenText text={text} digits={digits} />
                </dd>
              </div>
            ))}
          </dl>
          <blockquote>
            {teacher.motto.map((line) => (
              <p key={line}>
                <WrittenText text={line} digits={digits} />
              </p>
            ))}
          </blockquote>
        </div>
        <Figures figures={statistics} digits={digits} />
      </div>
    </section>
  );
}
