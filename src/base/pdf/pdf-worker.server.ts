/** The process that makes PDFs, one per message. Its memory is freed when it ends. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compilers } from './compilers.ts'
import { fontsWith } from './letters.server.ts'

/** `paper`: JSON of a Paper; `made_at`: seconds since 1970, of the file's metadata. */
export type PdfRequest = { paper: string; dir: 'ltr' | 'rtl'; made_at: number; logo: Uint8Array | null }
/** `missing`: letters that were printed as '?' */
export type PdfAnswer = { bytes: Uint8Array; missing: string } | { error: string; isMissing?: true }

/** The part of the compiler's interface that is used (its package of types would bring those of every platform). */
type Compiled = { result: object | null; takeError: () => { shortDiagnostics: unknown[] } | null }
type Compiler = {
  compile: (options: { mainFilePath: string; inputs: Record<string, string> }) => Compiled
  pdf: (document: object, options: { pdfStandard: string; creationTimestamp: number }) => Uint8Array
  mapShadow: (path: string, content: Buffer) => void
  resetShadow: () => void
  evictCache: (maxAge: number) => void
}
type Binding = {
  NodeCompiler: { create: (options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }) => Compiler }
}

const load = createRequire(import.meta.url)
const fontFolder = dirname(load.resolve('@expo-google-fonts/source-sans-3/package.json'))
const fonts = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic', '700Bold', '700Bold_Italic']

const workspace = import.meta.dirname
const layout = join(workspace, 'layout.typ')
const binding = compilers.map(bindingOf).find((found) => found !== null)
const ownFonts = fonts.map((name) => readFileSync(join(fontFolder, name, `SourceSans3_${name}.ttf`)))
const compilerWith = (more: readonly Buffer[]) =>
  binding!.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...ownFonts, ...more] }] })
/** For papers whose letters our own font has. */
const usual = binding && compilerWith([])

function bindingOf(name: string): Binding | null {
  try {
    return load(name) as Binding
  } catch {
    return null
  }
}

process.on('message', async (request: PdfRequest) => {
  const answer = await answerTo(request)
  // The parent process may have ended.
  if (process.connected) process.send!(answer)
})

async function answerTo(request: PdfRequest): Promise<PdfAnswer> {
  if (!usual) return { error: `no compiler for ${process.platform} ${process.arch}`, isMissing: true }
  try {
    const { families, blobs } = await fontsWith(request.paper)
    const compiler = blobs.length === 0 ? usual : compilerWith(blobs)
    try {
      return made(compiler, { ...request, fonts: families })
    } finally {
      // Removes all data of this customer's paper.
      compiler.resetShadow()
      compiler.evictCache(0)
    }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** With the families of more letters. */
type Made = PdfRequest & { fonts: readonly string[] }

/** Letters that no font has (printable.server.ts) are printed as '?': the paper must not fail for them. */
function made(compiler: Compiler, request: Made): PdfAnswer {
  try {
    return { bytes: compiled(compiler, request), missing: '' }
  } catch (error) {
    const missing = missingLetters(String(error))
    if (missing.length === 0) throw error
    const paper = [...request.paper].map((letter) => (missing.includes(letter) ? '?' : letter)).join('')
    return { bytes: compiled(compiler, { ...request, paper }), missing: missing.join('') }
  }
}

/** The compiler names every text that it has no letter for. */
function missingLetters(message: string): string[] {
  return [...message.matchAll(/the text `\\*"(.+?)\\*"` could not be displayed/g)].flatMap(([, text = '']) => [
    ...text.replace(/\\u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16))),
  ])
}

/** @throws Error with the compiler's messages */
function compiled(compiler: Compiler, { paper, dir, fonts, made_at, logo }: Made): Uint8Array {
  if (logo) compiler.mapShadow(join(workspace, 'logo'), Buffer.from(logo))
  const result = compiler.compile({
    mainFilePath: layout,
    inputs: { paper, dir, fonts: JSON.stringify(fonts), logo: logo ? 'yes' : '' },
  })
  const document = result.result
  if (!document) throw new Error(JSON.stringify(result.takeError()?.shortDiagnostics ?? 'the layout does not compile'))
  return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: made_at })
}
