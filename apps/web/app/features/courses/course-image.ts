import { imageSource } from '@hessa/rules/courses/image-path';
import { buildSettings } from '../../build-settings.ts';

/** The address of a course's picture; null leaves the place to its generated cover. */
export function courseImage(imagePath: string | null): string | null {
  const source = imageSource(imagePath, buildSettings.apiBase);
  return source.kind === 'url' ? source.url : null;
}
