import { DomainError } from './domain-error.ts';

/** Too much at once. Those who are refused together are asked back spread out, or they would come back together. */
export function busy(): DomainError {
  return new DomainError('service.busy', {}, 2 + Math.floor(Math.random() * 8));
}
