import { brotliCompressSync, constants } from 'node:zlib'

/** Brotli bytes that a first visit to the home page loads, without pictures. */
export async function firstPageBytes(site: string): Promise<Record<string, number>> {
  const html = await (await fetch(`${site}/`)).text()
  const attribute = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]!))]
  const scripts = attribute(/(?:href|src|from|import\()\s*[=]?\s*"(\/build\/[^"]+\.js)"/g)
  const styles = attribute(/href="(\/build\/[^"]+\.css)"/g)
  const fonts = attribute(/href="(\/build\/[^"]+\.woff2)"/g)
  const bytes = async (paths: string[]) => {
    const sizes = await Promise.all(
      paths.map(async (path) => compressed(Buffer.from(await (await fetch(site + path)).arrayBuffer()), path)),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    'HTML (with inlined CSS), brotli': compressed(Buffer.from(html), ''),
    'JavaScript, brotli': await bytes(scripts),
    'JavaScript files': scripts.length,
    'linked CSS, brotli': await bytes(styles),
    'preloaded fonts': await bytes(fonts),
  }
}

function compressed(bytes: Buffer, path: string): number {
  if (path.endsWith('.woff2')) return bytes.length
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
