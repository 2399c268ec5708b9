import { storeErrorOf } from '../files/store/store-error.ts'

/** Why a backup or restore did not happen, for the screen of the office; the sentence of the error is for the terminal. */
export const backupFailures = [
  'no_passphrase',
  'no_database',
  'target_exists',
  'disk_full',
  'not_writable',
  'not_readable',
  'foreign',
  'newer',
  'earlier',
  'wrong_passphrase',
  'damaged',
  'under_way',
  'files_away',
  'program_runs',
  'has_content',
  'not_ours',
  'unexpected',
] as const
export type BackupFailure = (typeof backupFailures)[number]

/** A backup or restore ended without a result and changed nothing, unless the message says what it changed. In Turkish and English. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly reason: BackupFailure
  constructor(reason: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export function damaged(cause: unknown): BackupError {
  return new BackupError(
    'damaged',
    'Yedek bozuk ya da eksik: bu dosyadan geri yükleme yapılamaz, başka bir yedek verin. / The backup is damaged or incomplete: nothing can be restored from it; name another one.',
    { cause },
  )
}

export function newer(): BackupError {
  return new BackupError(
    'newer',
    'Yedek Seyyah’ın daha yeni bir sürümüyle alınmış: önce programı güncelleyin. / The backup was made by a newer version of Seyyah: update the program first.',
  )
}

export function wrongPassphrase(cause?: unknown): BackupError {
  return new BackupError(
    'wrong_passphrase',
    'Yedek bu parolayla açılmıyor: BACKUP_PASSPHRASE yanlış ya da dosyanın başı bozuk. / The backup does not open with this passphrase: BACKUP_PASSPHRASE is wrong, or the beginning of the file is damaged.',
    { cause },
  )
}

/** EFBIG: a limit on the size of files. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']
const closedCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR']

/** The sentence about an error while `file` was written. */
export function writeFailure(file: string, error: unknown): unknown {
  const store = storeErrorOf(error)
  if (store)
    return new BackupError(
      'files_away',
      `Dosya deposu yanıt vermedi ya da erişimi reddetti (${store.message}): S3_ ile başlayan ayarları denetleyin ve yeniden deneyin. / The file store did not answer or refused access (${store.message}): check the settings that begin with S3_ and try again.`,
      { cause: error },
    )
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const known = code ?? cause?.code ?? ''
  if (fullCodes.includes(known))
    return new BackupError(
      'disk_full',
      `Diskte yer kalmadı, ${file} yazılamadı: yer açın ya da başka bir yer verin. Önceki yedekler duruyor. / The disk is full and ${file} was not written: free some space or name another place. Earlier backups are untouched.`,
      { cause: error },
    )
  if (closedCodes.includes(known))
    return new BackupError(
      'not_writable',
      `${file} yazılamıyor (${known}): klasör var mı, bu kullanıcı oraya yazabiliyor mu? / ${file} cannot be written (${known}): does the folder exist, and may this user write there?`,
      { cause: error },
    )
  return error
}
