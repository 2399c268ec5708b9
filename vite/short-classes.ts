import { globSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { build, type ESTree, type Plugin, parseAst } from 'vite'

const stylesheet = 'src/base/ui/app.css'
/** Code with class names of the site. The office has stylesheets of its own. */
const ui = /[\\/]src[\\/](?!admin[\\/]|.*[\\/]admin(-kit)?[\\/]).*\.tsx$/
/** Journeys look for it. */
const kept = ['sticky-header']

const inSelectors = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi
const words = (text: string) => text.split(/[\s"'`<>]+/)

/**
 * Gives the class names of the site two or three letters, in its stylesheet and its code: of a document they were a tenth. In the
 * build only, so tests and the development server have the names as they are written. Names of small letters only, such as `flex`, can
 * also be other words, and stay.
 */
export function shortClasses(): Plugin[] {
  let names: Promise<ReadonlyMap<string, string>> | undefined
  const known = () => {
    names ??= shortNames()
    return names
  }
  const fileOf = (id: string) => id.replace(/\?.*$/, '')
  return [
    {
      name: 'short-classes:css',
      apply: 'build',
      enforce: 'pre',
      async transform(code, id) {
        if (!fileOf(id).replaceAll('\\', '/').endsWith(stylesheet)) return null
        return { code: inStylesheet(code, await known()), map: null }
      },
    },
    {
      name: 'short-classes:code',
      apply: 'build',
      enforce: 'post',
      async transform(code, id) {
        if (!ui.test(fileOf(id))) return null
        return { code: inCode(code, await known()), map: null }
      },
    },
  ]
}

/** The same for every build of the same sources: by the order in the stylesheet, which is built for this once more. */
async function shortNames(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input: stylesheet } },
  })
  const output = 'output' in result ? result.output : []
  const css = output.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  const wordsOf = (chosen: string[]) => new Set(chosen.flatMap((file) => words(readFileSync(file, 'utf8'))))
  const used = wordsOf(files.filter((file) => ui.test(`/${file}`)))
  // Code of the server writes HTML too, and some of it is stored.
  const elsewhere = wordsOf(files.filter((file) => file.endsWith('.ts')))
  const all = new Set([...css.join('').matchAll(inSelectors)].map(([, name]) => plain(name!)))
  const short = [...all].filter(
    (name) =>
      /^[\w:[\]/.%&*()>,=#!@+-]+$/.test(name) && !/^[a-z]+$/.test(name) && used.has(name) && !elsewhere.has(name),
  )
  if (short.length < 300) throw new Error(`Only ${short.length} class names found in ${stylesheet}`)
  return new Map(short.filter((name) => !kept.includes(name)).map((name, at) => [name, shortName(at)]))
}

/** A0 to Zz, then A10 and on: no other word of the code looks like this. */
function shortName(at: number): string {
  return String.fromCharCode(65 + (at % 26)) + Math.floor(at / 26).toString(36)
}

/** '.md\:hidden' is the selector of 'md:hidden'. */
function inStylesheet(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(inSelectors, (selector, name: string) => {
    const short = names.get(plain(name))
    return short ? `.${short}` : selector
  })
}

function plain(escaped: string): string {
  return escaped
    .replace(/\\([\da-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
}

/** In the strings and templates of a module. */
function inCode(code: string, names: ReadonlyMap<string, string>): string {
  const texts: { start: number; end: number }[] = []
  const visit = (node: ESTree.Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node)
    else if (node.type === 'TemplateElement') texts.push(node)
    for (const child of Object.values(node).flat())
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as ESTree.Node)
  }
  visit(parseAst(code) as unknown as ESTree.Node)
  let at = 0
  let result = ''
  for (const { start, end } of texts.toSorted((a, b) => a.start - b.start)) {
    const text = code.slice(start, end).replace(/[^\s"'`<>{}$]+/g, (word) => names.get(word) ?? word)
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
