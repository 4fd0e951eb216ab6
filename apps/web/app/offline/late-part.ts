import { type ComponentType, lazy } from 'react';
import { missPart } from './miss-part.ts';

/** A part of the page whose code comes when it is first drawn. What stands in its place stays while a page is left. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      await missPart(error);
      throw error;
    }
  });
}
