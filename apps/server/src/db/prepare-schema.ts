import { appRoleUrl } from './app-role.ts';
import { connectOnce } from './connect-once.ts';
import { migrate } from './migrate.ts';

/** Makes an empty database the one that a backup was taken of, as far as its schema had come by then. */
export async function prepareSchema(
  ownerUrl: string,
  appUrl: string | undefined,
  upTo: readonly { name: string; checksum: string }[],
): Promise<void> {
  const owner = connectOnce(ownerUrl);
  try {
    await migrate(owner, {
      ownerUrl,
      appUrl: appUrl ?? appRoleUrl(ownerUrl),
      manageAppRole: appUrl === undefined,
      upTo,
    });
  } finally {
    await owner.end({ timeout: 2 });
  }
}
