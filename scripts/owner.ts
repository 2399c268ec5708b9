import { statSync } from 'node:fs'

/**
 * Continues as the owner of the data folder, for scripts that write there: the program runs as its own user and could not change files that
 * root has made. With the umask of deploy/seyyah.service.
 */
export function continueAsOwner(dataDir: string): void {
  const owner = process.getuid?.() === 0 ? statSync(dataDir, { throwIfNoEntry: false }) : undefined
  if (!owner || owner.uid === 0) return
  process.umask(0o077)
  process.setgroups!([owner.gid])
  process.setgid!(owner.gid)
  process.setuid!(owner.uid)
}

/** For root, whose new data folder a program of another user cannot open; else null. */
export function ofRootSentence(dataDir: string): string | null {
  if (process.getuid?.() !== 0 || statSync(dataDir, { throwIfNoEntry: false })?.uid !== 0) return null
  return (
    `${dataDir} klasörü root kullanıcısının. Program başka bir kullanıcıyla çalışıyorsa başlatmadan önce klasörü ona verin. / ` +
    // The command alone in its line: with what follows a slash it would be given the whole disk.
    `${dataDir} belongs to root. Where the program runs as another user, give it the folder before the start.\nchown -R seyyah:seyyah '${dataDir}'`
  )
}
