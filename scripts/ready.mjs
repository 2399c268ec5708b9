// Checks what the other scripts need, and says what to do about it. Plain JavaScript, because it runs on Node 20 too.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { scriptsRefusal } from '../src/base/platform.mjs'

const require = createRequire(import.meta.url)
const problems = []

const { platform, arch, versions } = process
const refusal = scriptsRefusal({ platform, arch, nodeVersion: versions.node })
if (!existsSync(new URL('../node_modules', import.meta.url)))
  problems.push('Paketler kurulu değil: önce "npm ci" çalıştırın. / Packages are missing: run "npm ci" first.')
else {
  if (refusal) problems.push(refusal)
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
