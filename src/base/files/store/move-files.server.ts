import type { Disk } from '../disk.server.ts'
import { contentOf, describeOriginals, digestOf } from './originals.server.ts'

export type Moved = {
  /** Originals in the source when it began, and their bytes. */
  files: number
  bytes: number
  copied: number
  /** Already in the target, with the same digest. */
  same: number
  /** Removed from the source during the move. */
  gone: number
  /** Added to the source during the move; the next run copies them. */
  came: string[]
  /** Copied, but missing or different in the target. */
  wrong: { key: string; why: 'digest' | 'lost' | 'changed' }[]
}

/** Files at a time: a bucket far away answers each after its own delay. */
const atOnce = 4

/**
 * Copies all originals from one store to another and removes nothing. Each file is read back from the target and compared by SHA-256,
 * also an existing one, so a second run continues the first. At the end the target is listed again, to find files that were lost or
 * changed after the comparison.
 * @param onFile called after each file, and waited for
 */
export async function moveFiles(
  from: Disk,
  to: Disk,
  onFile: (done: number, files: number) => unknown,
): Promise<Moved> {
  const originals = await describeOriginals(from)
  const moved: Moved = { files: originals.length, bytes: 0, copied: 0, same: 0, gone: 0, came: [], wrong: [] }
  /** ETags of those that are equal, as they were when they were compared. */
  const compared = new Map<string, string>()
  let done = 0
  let fault: { error: unknown } | null = null
  const waiting = originals.values()
  const work = async () => {
    for (const { key } of waiting) {
      if (fault) return
      const result = await moveFile(from, to, key)
      moved[result.outcome] += 1
      if (result.outcome !== 'gone') {
        moved.bytes += result.size
        if (result.etag === null) moved.wrong.push({ key, why: 'digest' })
        else compared.set(key, result.etag)
      }
      done += 1
      await onFile(done, originals.length)
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      fault ??= { error }
    }),
  )
  await Promise.all(workers)
  if (fault) throw (fault as { error: unknown }).error
  const present = new Map((await describeOriginals(to)).map(({ key, etag }) => [key, etag]))
  for (const [key, etag] of compared) {
    if (!present.has(key)) moved.wrong.push({ key, why: 'lost' })
    else if (present.get(key) !== etag) moved.wrong.push({ key, why: 'changed' })
  }
  const known = new Set(originals.map(({ key }) => key))
  moved.came = (await describeOriginals(from)).map(({ key }) => key).filter((key) => !known.has(key))
  return moved
}

/** @property etag of the target; null: it differs from the source */
type Result = { outcome: 'gone' } | { outcome: 'copied' | 'same'; size: number; etag: string | null }

async function moveFile(from: Disk, to: Disk, key: string): Promise<Result> {
  const source = await digestOf(from, key)
  if (!source) return { outcome: 'gone' }
  const { size, sha256 } = source
  const before = await digestOf(to, key)
  if (before?.sha256 === sha256) return { outcome: 'same', size, etag: before.etag }
  const content = await contentOf(from, key, size)
  if (!content) return { outcome: 'gone' }
  await to.putAtomically(key, content)
  const stored = await digestOf(to, key)
  return { outcome: 'copied', size, etag: stored?.sha256 === sha256 ? stored.etag : null }
}
