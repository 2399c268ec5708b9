// Checks the requirements of the other scripts. Plain JavaScript, because it must run on Node 20.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { linkLibraries, packageRoot } from '../src/base/db/embedded/library-links.mjs'
import { choosePlatform, scriptsRefusal } from '../src/base/platform.mjs'
import { linkNode } from './link-node.mjs'

const require = createRequire(import.meta.url)
const problems = []

const { platform, arch, versions } = process
const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
if (!existsSync(modules))
  problems.push('Paketler kurulu değil: önce "npm ci" çalıştırın. / Packages are missing: run "npm ci" first.')
else {
  // This process may run on an older Node, but the next commands find the linked one first in PATH.
  const isLinked = linkNode(modules, { platform, arch })
  const refusal = scriptsRefusal({ platform, arch, nodeVersion: versions.node })
  if (refusal && !isLinked) problems.push(refusal)
  // By who installs: the program may run as a user that cannot write here. It says what is missing when it needs it.
  const choice = choosePlatform({ platform, arch, uid: process.getuid?.(), exists: existsSync })
  const database = 'binaries' in choice ? packageRoot(choice.binaries) : undefined
  try {
    if (database) linkLibraries(database)
  } catch {}
  try {
    require('sharp')
  } catch {
    problems.push(
      'Görsel kütüphanesi (sharp) bu sistemde yüklenemedi: "npm ci" komutunu --omit=optional olmadan yeniden çalıştırın. / The image library (sharp) cannot be loaded: run "npm ci" again without --omit=optional.',
    )
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
