import { expect, test } from 'vitest';
import { letNumberRows } from './let-number-rows.ts';

/** Answers what a coordinator would, and remembers what it was told. */
function ownerOf({ isSpread, refusal }: { isSpread: boolean; refusal?: string }) {
  const told: string[] = [];
  const owner = (parts: TemplateStringsArray, ...values: string[]) => {
    const text = parts.join('?');
    if (text.includes('run_command_on_workers')) {
      told.push(...values.map((value) => `on workers: ${value}`));
      return Promise.resolve([{ success: refusal === undefined, result: refusal ?? 'GRANT' }]);
    }
    return Promise.resolve(isSpread ? [{}] : []);
  };
  owner.unsafe = (text: string) => Promise.resolve(told.push(text));
  return { owner: owner as never, told };
}

test('on a spread database the application may number rows on every machine [MACH-66]', async () => {
  const { owner, told } = ownerOf({ isSpread: true });
  await letNumberRows(owner, 'hessa_app');
  const grant = 'grant usage on all sequences in schema public to "hessa_app"';
  expect(told).toEqual([grant, `on workers: ${grant}`]);
});

test('one PostgreSQL is told nothing of it [MACH-66]', async () => {
  const { owner, told } = ownerOf({ isSpread: false });
  await letNumberRows(owner, 'hessa_app');
  expect(told).toEqual([]);
});

test('a worker that refuses is said [MACH-66]', async () => {
  const { owner } = ownerOf({ isSpread: true, refusal: 'role "hessa_app" does not exist' });
  await expect(letNumberRows(owner, 'hessa_app')).rejects.toThrow('role "hessa_app" does not exist');
});
