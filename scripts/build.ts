/** npm run build: makes build/, unless it was made of the files that are there. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** The digest of what build/ was made of. */
const stamp = 'build/sources.sha256'

/** What a build reads: names, sizes and times of change, because reading two thousand files would take longer. */
function sources(): string {
  const files = globSync([
    'src/**/*.*',
    'db/**/*.{ts,sql}',
    'vite/*.ts',
    '*.config.ts',
    'package*.json',
    'tsconfig.json',
  ])
  const hash = createHash('sha256').update(process.version)
  for (const file of files.filter((each) => !/\.test\.|\.fixture\.|(^|[\\/])test-/.test(each)).toSorted()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @returns whether it had to be made */
export function buildSite(): boolean {
  const now = sources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  rmSync(stamp, { force: true })
  execFileSync('node_modules/.bin/react-router', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, now)
  return true
}

if (import.meta.main && !buildSite()) console.info('build/ güncel. / build/ is up to date.')
