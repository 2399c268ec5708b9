// Plain JavaScript for whatever Node is there: says what is missing before anything that needs it fails in its own words.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const major = Number(process.versions.node.split('.')[0])
const problems = []

if (!existsSync(new URL('../node_modules', import.meta.url)))
  problems.push('Paketler kurulu değil: önce "npm ci" çalıştırın. / Packages are missing: run "npm ci" first.')
else {
  if (major < 24)
    problems.push(
      `Node 24 gerekli, çalışan ${process.versions.node}. İsteğe bağlı paketler kurulmamış olabilir: "npm ci" komutunu --omit=optional olmadan çalıştırın ya da Node 24 kurun. / ` +
        'Node 24 is needed. It comes as an optional package: run "npm ci" without --omit=optional, or install Node 24.',
    )
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
