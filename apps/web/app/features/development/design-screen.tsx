import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import './design-screen.css';
import { ButtonSpecimens } from './button-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { MarkSpecimens } from './mark-specimens.tsx';
import { MeasureSpecimens } from './measure-specimens.tsx';
import { MovingSpecimens } from './moving-specimens.tsx';
import { PaperSpecimens } from './paper-specimens.tsx';
import { ReportSpecimens } from './report-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';

/** Every component in every state, for the eyes of whoever changes one. */
export function DesignScreen() {
  return (
    <div className="wrap design">
      <SectionTitle heading="h1" lead="كل قطعة بكل حالاتها، على الكراسة وعلى السبورة" end={<ThemeToggle />}>
        القطع كلها في صفحة واحدة
      </SectionTitle>
      <div className="specimens">
        <ButtonSpecimens />
        <FieldSpecimens />
        <PaperSpecimens />
        <MovingSpecimens />
        <MarkSpecimens />
        <MeasureSpecimens />
        <ReportSpecimens />
        <StateSpecimens />
      </div>
    </div>
  );
}
