import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { lineAnswers } from '../api/line-answers.ts';
import { missPart } from './miss-part.ts';
import { letWait } from './when-line.ts';

type LatePart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code before it is drawn, for what has to be there without a line; true once it is here. */
  bring: () => Promise<boolean>;
};

/** A part of the page whose code comes when it is first drawn. What stands in its place stays while a page is left. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      await missPart(error);
      if (await lineAnswers()) throw error;
      // Without a line the page stays as it is. It is not loaded anew by itself: somebody may be writing there.
      return new Promise<never>(() => letWait(() => location.reload(), false));
    }
  });
  const bring = () =>
    load().then(
      () => true,
      // Whoever draws it tries again, and says so when it does not come.
      () => false,
    );
  return Object.assign(part, { bring });
}
