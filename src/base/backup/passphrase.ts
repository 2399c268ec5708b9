import { BackupError } from './failure.ts'

/** Characters. A stolen backup can be attacked offline for any time. */
export const minPassphrase = 12

/** @throws BackupError unless there is one that is long enough. */
export function requirePassphrase(passphrase: string | undefined): string {
  if (passphrase !== undefined && passphrase.length >= minPassphrase) return passphrase
  throw new BackupError(
    'no_passphrase',
    `BACKUP_PASSPHRASE ortam değişkenine en az ${minPassphrase} karakterlik bir parola verin ve onu yedeklerden ayrı bir yerde saklayın: yedek onsuz açılmaz. / Set BACKUP_PASSPHRASE to a passphrase of at least ${minPassphrase} characters, and keep it in another place than the backups: without it they cannot be opened.`,
  )
}

/** NFC: keyboards may compose the same letter of one or two code points. */
export const asTyped = (passphrase: string): string => passphrase.normalize('NFC')
