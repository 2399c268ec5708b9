import type { Plugin } from 'vite'

/**
 * Escapes every letter beyond ASCII in the server's code. V8 keeps the source of what it runs, and a chunk with one Turkish letter
 * takes two bytes a character.
 */
export function serverSource(): Plugin {
  return {
    name: 'server-source',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'ssr') return
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escaped(chunk.code)
      },
    },
  }
}

/** The same program: texts, templates, patterns and names read an escape as the letter. */
function escaped(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
