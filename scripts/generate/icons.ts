/** Writes src/base/ui/icons.svg: the drawings of the icons that src/base/ui/icons.tsx names (Lucide, ISC License). */
import { readFileSync, writeFileSync } from 'node:fs'

const folder = 'node_modules/lucide-react/dist/esm/icons'

const names = [...readFileSync('src/base/ui/icons.tsx', 'utf8').matchAll(/ = \w+\('([\w-]+)'\)/g)].map(
  ([, name]) => name!,
)
const symbols = await Promise.all(
  names.map(async (name) => {
    const node = await drawingOf(name)
    const shapes = node.map(([tag, { key, ...attributes }]) => `<${tag}${attributesOf(attributes)}/>`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
  }),
)
const look = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
writeFileSync(
  'src/base/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.map((symbol) => symbol.replace('<symbol', `<symbol ${look}`)).join('\n')}\n</svg>\n`,
)
console.info(`${names.length} icons`)

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

async function drawingOf(name: string): Promise<[string, Record<string, string>][]> {
  // A renamed icon's file refers to the new one.
  const renamed = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(
    readFileSync(`${folder}/${name}.mjs`, 'utf8'),
  )?.[1]
  const { __iconData } = await import(new URL(`../../${folder}/${renamed ?? name}.mjs`, import.meta.url).href)
  return __iconData.node
}
