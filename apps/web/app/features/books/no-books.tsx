import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';

export function NoBooks() {
  return (
    <StatePanel drawing={<CopybookDrawing />} title="مفيش كتب للسنة دي دلوقتي">
      <p>أول ما ينزل كتاب جديد هتلاقيه هنا. لحد ساعتها شوف كتب باقي السنين.</p>
    </StatePanel>
  );
}
