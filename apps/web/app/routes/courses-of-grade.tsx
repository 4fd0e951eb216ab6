import { catalogueMeta } from '../features/courses/catalogue-meta.ts';
import { CatalogueScreen } from '../features/courses/catalogue-screen.tsx';
import { loadCatalogue } from '../features/courses/load-catalogue.ts';
import { reloadCatalogue } from '../features/courses/reload-catalogue.ts';
import { useEnrolmentDialog } from '../features/enrolment/use-enrolment-dialog.tsx';
import { pageMeta } from '../page-meta.ts';
import { usePageData } from '../site-data.ts';
import type { Route } from './+types/courses-of-grade.ts';
import { OwnCourseFoot } from './own-course-foot.tsx';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadCatalogue({ context, request, word: params.grade ?? '' });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return reloadCatalogue(params.grade ?? '', serverLoader);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, catalogueMeta(args.loaderData));
}

export default function CoursesOfGrade({ loaderData }: Route.ComponentProps) {
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
