import { renderToString } from 'react-dom/server'
import { type I18n, I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { Finish } from './finished.tsx'

/** Keeps the HTML of parts by what they are made of, so that no change has to drop it. @param max characters of all together */
export function createFinish(max: number): Finish {
  const made = new Map<string, string>()
  let size = 0
  // The texts of a language are one object until they change.
  const versions = new WeakMap<I18n['strings'], number>()
  let last = 0
  const versionOf = (strings: I18n['strings']) => {
    const version = versions.get(strings) ?? ++last
    versions.set(strings, version)
    return version
  }
  return ({ name, of, content }, i18n) => {
    const { strings, lang, default_lang, eur_rate } = i18n
    const key = JSON.stringify([name, versionOf(strings), lang, default_lang, eur_rate, of])
    const known = made.get(key)
    if (known !== undefined) return known
    const html = renderToString(<I18nProvider value={i18n}>{content}</I18nProvider>)
    size += key.length + html.length
    if (size > max) {
      made.clear()
      size = key.length + html.length
    }
    made.set(key, html)
    return html
  }
}
