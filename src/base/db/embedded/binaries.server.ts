import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { choosePlatform, type Platform } from '../../platform.mjs'
import { linkLibraries, packageRoot } from './library-links.mjs'

/** The embedded database cannot run here. The message tells the person at the terminal what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** Absolute paths. `needed` are the files and folders that the server's user must be able to read. */
export type Binaries = { initdb: string; postgres: string; needed: readonly string[] }

/** @throws EmbeddedDatabaseError when there is no embedded PostgreSQL for this platform. */
export function thisPlatform(): Platform {
  const { platform, arch, getuid } = process
  const choice = choosePlatform({ platform, arch, uid: getuid?.(), exists: existsSync })
  if ('refusal' in choice) throw new EmbeddedDatabaseError(choice.refusal)
  return choice
}

/**
 * The PostgreSQL that npm installed for this platform, with its library links in place.
 * @throws EmbeddedDatabaseError when the platform has none, or npm left it out.
 */
export function findBinaries(): Binaries {
  const { binaries, library } = thisPlatform()
  const root = packageRoot(binaries)
  if (!root) {
    throw new EmbeddedDatabaseError(
      `${binaries} paketi kurulu değil: "npm ci" komutunu --omit=optional olmadan çalıştırın ya da DATABASE_URL verin. / ` +
        `The package ${binaries} is missing: run "npm ci" without --omit=optional, or set DATABASE_URL.`,
    )
  }
  requireLibraries(root)
  const native = join(root, 'native')
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    needed: ['bin/initdb', 'bin/postgres', library, 'share/postgresql/postgres.bki'].map((file) => join(native, file)),
  }
}

/** @throws EmbeddedDatabaseError when the links are missing and cannot be made */
export function requireLibraries(root: string): void {
  try {
    linkLibraries(root)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `${join(root, 'native/lib')} klasörüne PostgreSQL'in kütüphane bağlantıları yazılamıyor: Seyyah'ı bir kez node_modules'ün sahibi olarak başlatın ya da DATABASE_URL verin. / ` +
        `Cannot write the library links of PostgreSQL there: start once as the owner of node_modules, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
