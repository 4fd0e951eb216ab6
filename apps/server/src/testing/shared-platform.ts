import { afterAll } from 'vitest';
import { useCheapPasswords } from './cheap-passwords.ts';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The platform that all tests of a file share, with passwords that cost nothing; it stops after the last of them. Papers
 * whose time is over are collected by tests alone: whoever counts what he collects has nobody come before him.
 */
export async function sharedPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const platform = await startTestPlatform({ examPauseMs: DAY_MS, ...options });
  afterAll(() => platform.stop());
  useCheapPasswords(platform);
  return platform;
}
