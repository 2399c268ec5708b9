import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { typeOf } from '../http/server/static-files.server.ts'

/** Number of builds whose files are stored, the current one included. A build has some megabytes. */
const keptBuilds = 3

export type EarlierFiles = {
  /** A file of a build that ran here before. */
  serve: (pathname: string) => Promise<Response | null>
  /** Stores the files of the current build for later versions, and removes the oldest build. */
  keep: () => Promise<void>
}

/**
 * Tabs that were opened before an upgrade load the scripts of their own version, for as long as they are open. Names of these files change with
 * their content, so each build is kept as it is.
 * @param build folder of the present build's files @param kept folder of a folder for each build, named by its manifest
 * @param prefix of the files' addresses
 */
export async function earlierFiles(build: string, kept: string, prefix: string): Promise<EarlierFiles> {
  const builds = await readdir(kept).catch((): string[] => [])
  return {
    async serve(pathname) {
      const name = pathname.slice(prefix.length)
      if (!pathname.startsWith(prefix) || basename(name) !== name) return null
      for (const each of builds) {
        const bytes = await readFile(join(kept, each, name)).catch(() => null)
        if (bytes)
          return new Response(bytes, {
            headers: {
              'content-type': typeOf(name),
              'cache-control': 'public, max-age=31536000, immutable',
              'x-content-type-options': 'nosniff',
            },
          })
      }
      return null
    },
    async keep() {
      const own = (await readdir(build).catch((): string[] => [])).find((name) => /^manifest-[\da-f]+\.js$/.test(name))
      if (!own) return
      const target = join(kept, own)
      // Renamed when complete, so that a partial copy is never used.
      const part = `${target}.part`
      if (!builds.includes(own)) {
        await rm(part, { recursive: true, force: true })
        await cp(build, part, { recursive: true })
        await rename(part, target)
      }
      const now = new Date()
      await utimes(target, now, now)
      const times = await Promise.all(
        (await readdir(kept)).map(async (name) => ({ name, at: (await stat(join(kept, name))).mtimeMs })),
      )
      for (const { name } of times.toSorted((a, b) => b.at - a.at).slice(keptBuilds))
        await rm(join(kept, name), { recursive: true, force: true })
    },
  }
}
