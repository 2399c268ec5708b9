import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteWish } from './site.ts'

export type FailingSync = {
  /** of the site whose processes can fail */
  wish: Pick<SiteWish, 'env' | 'nodeOptions'>
  /** From now on until `mend`. */
  fail: (whose: readonly ('program' | 'database')[]) => void
  mend: () => void
}

/**
 * A library, made by the C compiler of this machine (Linux), with which every flush to the disk fails: in the program, in the processes of
 * its embedded database, or in both.
 * @param folder that the user of the database can enter
 */
export function openFailingSync(folder: string): FailingSync {
  const library = join(folder, 'failing-sync.so')
  const faults = { program: join(folder, 'program-fails'), database: join(folder, 'database-fails') }
  execFileSync('cc', ['-shared', '-fPIC', '-Wall', '-o', library, join(import.meta.dirname, 'failing-sync.c')])
  return {
    wish: {
      env: { LD_PRELOAD: library, FAILING_SYNC: faults.program, FAILING_SYNC_OF_DATABASE: faults.database },
      nodeOptions: ['--import', pathToFileURL(join(import.meta.dirname, 'failing-sync.mjs')).href],
    },
    fail: (whose) => {
      for (const each of whose) writeFileSync(faults[each], '')
    },
    mend: () => {
      for (const fault of Object.values(faults)) rmSync(fault, { force: true })
    },
  }
}
