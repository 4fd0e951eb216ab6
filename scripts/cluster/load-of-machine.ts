import { availableParallelism, loadavg } from 'node:os';

/** What stands beside every figure: how busy the machine was that it was taken on. */
export function loadOfMachine(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;
}
