import { type FileHandle, open } from 'node:fs/promises'
import { vi } from 'vitest'

/** Flushing of folders, or of files, fails with this code, and that of the others works, until it is restored. */
export async function flushingFails(what: 'folder' | 'file', code: string) {
  const handle = await open('.')
  const handles = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const sync = handles.sync
  return vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory() !== (what === 'folder')) return sync.call(this)
    throw Object.assign(new Error(`${code}: fsync`), { code })
  })
}
