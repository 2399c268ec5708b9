/**
 * `npm run bench`: the comparison (tools/bench/comparison.ts), or one of the other benches by its name: `npm run bench -- lists`. Whatever follows the
 * name is the bench's own. With `--help` it lists them.
 */
import { execFileSync } from 'node:child_process'
import { buildSite } from '#scripts/build.ts'

/** @property needs what is made first: the build, or a Chromium too */
type Bench = { file: string; needs: 'nothing' | 'build' | 'browser'; what: string }

const benches: Record<string, Bench> = {
  comparison: {
    file: './comparison.ts',
    needs: 'build',
    what: 'CPU, speed and memory beside node:http, nginx and Next, also while it sells; --write writes RESULTS.md',
  },
  browser: {
    file: './browser.ts',
    needs: 'browser',
    what: 'bytes that a browser downloads for the first page of a visit, by kind',
  },
  lists: {
    file: './catalogue/lists.ts',
    needs: 'nothing',
    what: 'lists, searches and suggestions with 10, 10,000 and 100,000 tours',
  },
  statements: {
    file: './catalogue/statements.ts',
    needs: 'build',
    what: 'pages and their statements with 1,000, 10,000 and 100,000 tours; --write writes CATALOGUE.md',
  },
  records: {
    file: './catalogue/records.ts',
    needs: 'nothing',
    what: 'the office with 10,000 and 5,000,000 orders and audit records',
  },
  dashboard: { file: './catalogue/dashboard.ts', needs: 'nothing', what: 'the dashboard with 50,000 orders' },
  sizes: { file: './catalogue/sizes.ts', needs: 'nothing', what: 'bytes of database, backup and pictures' },
  clerk: {
    file: './clerk/clerk.ts',
    needs: 'browser',
    what: 'clicks, keys and seconds to publish a tour; also in the checkout whose folder follows',
  },
}

const list = Object.entries(benches)
  .map(([name, { what }]) => `  npm run bench -- ${name.padEnd(10)}  ${what}`)
  .join('\n')
const [first = 'comparison', ...rest] = process.argv.slice(2)
if (first === '--help') {
  console.info(`${list}\nWithout a name the comparison runs. What each prints: tools/bench/README.md`)
  process.exit()
}
const isNamed = !first.startsWith('--')
const bench = benches[isNamed ? first : 'comparison']
if (!bench) {
  console.error(`There is no bench ${first}.\n${list}`)
  process.exit(1)
}
// Each bench reads its own arguments where the script's would be.
if (isNamed) process.argv = [...process.argv.slice(0, 2), ...rest]
if (bench.needs === 'browser') execFileSync('node', ['scripts/chromium.ts'], { stdio: 'inherit' })
if (bench.needs !== 'nothing') buildSite()
await import(bench.file)
