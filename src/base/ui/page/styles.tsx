import { use } from 'react'
import css from '../app.css?inline'
import fonts from '../fonts.css?inline'
import { PartsContext } from './finished.tsx'

const id = 'app-css'
// In the browser the text is read from the page: the bundle does not carry it twice, and hydration finds the same text.
const text = import.meta.env.SSR ? fonts + css : (document.getElementById(id)?.textContent ?? '')

/** The stylesheet of the site, inlined: a request would block the first paint. */
export function Styles() {
  const __html = use(PartsContext)?.text(text) ?? text
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from the build
  return <style id={id} dangerouslySetInnerHTML={{ __html }} />
}
