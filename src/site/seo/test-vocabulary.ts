import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Checks JSON-LD against schema.org's whole vocabulary, as the package schema-dts has it in types: every type, every
 * property of that type and the type of every value. The data are written down as TypeScript, and the compiler reads them.
 * @returns what it says against them; '' when it is satisfied.
 */
export function vocabularyErrors(all: readonly { '@type': string }[]): string {
  const folder = mkdtempSync(join('node_modules', '.vocabulary-'))
  try {
    const types = [...new Set(all.map((data) => data['@type']))]
    const lines = all.map(
      (data, index) => `export const data${index}: WithContext<${data['@type']}> = ${written(data)}`,
    )
    writeFileSync(
      join(folder, 'data.ts'),
      `import type { ${types.join(', ')}, WithContext } from 'schema-dts'\n${lines.join('\n')}\n`,
    )
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'ESNext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      types: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['data.ts'] }))
    execFileSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** schema.org writes what an action takes as `query-input`; it has to be a property of that action. */
function written(data: unknown): string {
  return JSON.stringify(data).replace(/"(\w+)-(?:input|output)":/g, '"$1":')
}
