import { renderToString } from 'react-dom/server'
import { sha256 } from '#src/base/http/server/security-policy.server.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { identityOf } from '#src/base/identity.ts'
import type { SharedParts } from './finished.tsx'

/** HTML that pages share, as it is sent. */
type Ready = { bytes: Uint8Array; hash?: string }

/** The shared parts of one page. */
export type PageParts = SharedParts & {
  /** SHA-256 in base64, of a text in the page or of the part that stands there. */
  hashOf: (text: string) => string
  /** The page with its parts. @param pieces of the page, in their order; none may end within the place of a part */
  bytesOf: (pieces: readonly string[]) => Uint8Array<ArrayBuffer>
}

/**
 * Keeps parts of pages by what they are made of, so that no change has to drop them. A page has a comment in the place of each, and its
 * bytes are put together at the end: turning all of its HTML into bytes once more was a tenth of making a page.
 * @param max bytes of all parts together
 * @returns the parts of a page. @param mark random, so that no text of the page is taken for the place of a part
 */
export function createParts(max: number): (mark: string) => PageParts {
  const keepFinished = bounded(max)
  // A stylesheet for each route, which never changes.
  const texts = new Map<string, Ready>()
  const textOf = jsonMemo()
  return (mark) => {
    const [open, close] = [`<!--${mark} `, '-->']
    const used: Ready[] = []
    const placeOf = (part: Ready) => `${open}${used.push(part) - 1}${close}`
    return {
      finish({ name, of, content }, i18n) {
        const { strings, lang, default_lang, eur_rate, site } = i18n
        const shared = [identityOf(strings), lang, default_lang, eur_rate, site?.shown_seats]
        const key = [name, ...shared, ...of.map(textOf)].join('\n')
        return placeOf(
          keepFinished(key, () => ({
            bytes: Buffer.from(renderToString(<I18nProvider value={i18n}>{content}</I18nProvider>)),
          })),
        )
      },
      text(html) {
        const part = texts.get(html) ?? { bytes: Buffer.from(html) }
        texts.set(html, part)
        return placeOf(part)
      },
      hashOf(text) {
        const part = text.startsWith(open) ? used[Number.parseInt(text.slice(open.length), 10)] : undefined
        if (!part) return sha256(text)
        part.hash ??= sha256(part.bytes)
        return part.hash
      },
      bytesOf(pieces) {
        const all: (string | Uint8Array)[] = []
        for (const piece of pieces) {
          let at = 0
          for (let next = piece.indexOf(open); next >= 0; next = piece.indexOf(open, at)) {
            const end = piece.indexOf(close, next)
            all.push(piece.slice(at, next), used[Number(piece.slice(next + open.length, end))]!.bytes)
            at = end + close.length
          }
          all.push(piece.slice(at))
        }
        return written(all)
      },
    }
  }
}

/** Into one buffer: memory outside of V8's heap makes it collect sooner. */
function written(all: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const size = all.reduce((sum, each) => sum + (typeof each === 'string' ? Buffer.byteLength(each) : each.length), 0)
  const page = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const each of all) {
    if (typeof each === 'string') at += page.write(each, at)
    else {
      page.set(each, at)
      at += each.length
    }
  }
  return page
}

function bounded(max: number): (key: string, make: () => Ready) => Ready {
  const kept = new Map<string, Ready>()
  let size = 0
  return (key, make) => {
    const known = kept.get(key)
    if (known) return known
    const part = make()
    size += key.length + part.bytes.length
    if (size > max) {
      kept.clear()
      size = key.length + part.bytes.length
    }
    kept.set(key, part)
    return part
  }
}

/** JSON of a value; of an object it is made once, because what pages show is shared and frozen. */
function jsonMemo(): (value: unknown) => string {
  const known = new WeakMap<object, string>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    const text = known.get(value) ?? JSON.stringify(value)
    known.set(value, text)
    return text
  }
}
