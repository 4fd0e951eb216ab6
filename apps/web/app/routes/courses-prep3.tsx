import { catalogueMeta } from '../features/courses/catalogue-meta.ts';
import { CatalogueScreen } from '../features/courses/catalogue-screen.tsx';
import { loadCatalogue } from '../features/courses/load-catalogue.ts';
import { reloadCatalogue } from '../features/courses/reload-catalogue.ts';
import { useEnrolmentDialog } from '../features/enrolment/use-enrolment-dialog.tsx';
import { pageMeta } from '../page-meta.ts';
import { usePageData } from '../site-data.ts';
import type { Route } from './+types/courses-prep3.ts';
import { OwnCourseFoot } from './own-course-foot.tsx';

/** The third preparatory year's own page. */
const GRADE = 'prep3';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCatalogue({ context, request, word: GRADE });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return reloadCatalogue(GRADE, serverLoader);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, catalogueMeta(args.loaderData));
}

export default function CoursesPrep3({ loaderData }: Route.ComponentProps) {
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const { subscribe, dialog } = useEnrolmentDialog();
  return (
    <>
      <CatalogueScreen
        catalogue={loaderData}
        digits={digits}
        onSubscribe={subscribe}
        pressOf={({ id }, offer) => <OwnCourseFoot courseId={id} digits={digits} otherwise={offer} />}
      />
      {dialog}
    </>
  );
}
