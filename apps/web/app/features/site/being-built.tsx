import { homePath } from '@hessa/rules/pages/public-pages';
import { ButtonLink } from '../../ui/button.tsx';
import { CopybookDrawing } from '../../ui/copybook-drawing.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';

/** An honest stand-in: the page has its address and its place, and says that it is not written yet. */
export function BeingBuilt({ title }: { title: string }) {
  return (
    <div className="wrap">
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title={title}
        actions={
          <ButtonLink to={homePath()} look="line">
            الصفحة الرئيسية
          </ButtonLink>
        }
      >
        <p>الصفحة دي لسه بتتكتب. هتلاقيها هنا لما تخلص.</p>
      </StatePanel>
    </div>
  );
}
