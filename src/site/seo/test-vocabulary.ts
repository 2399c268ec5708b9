import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Validates JSON-LD against schema.org with the types of schema-dts: writes the data as TypeScript and runs the compiler.
 * @returns its error output; '' when valid.
 */
export function vocabularyErrors(all: readonly { '@type': string }[]): string {
  const folder = mkdtempSync(join('node_modules', '.vocabulary-'))
  try {
    const types = [...new Set(all.map((data) => data['@type']))]
    const lines = all.map(
      (data, index) => `export const data${index}: WithContext<${data['@type']}> = ${toTypeScript(data)}`,
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

/** schema.org describes inputs of an action as `query-input`; it must name a property of the action. */
function toTypeScript(data: unknown): string {
  return JSON.stringify(data).replace(/"(\w+)-(?:input|output)":/g, '"$1":')
}
