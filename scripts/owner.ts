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
