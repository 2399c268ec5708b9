import classes from 'virtual:page-classes'
import { use } from 'react'
import { useMatches } from 'react-router'
import css from '../app.css?inline'
import fonts from '../fonts.css?inline'
import { PartsContext, type SharedParts } from './finished.tsx'
import { cssFor } from './page-css.ts'

const id = 'app-css'
// In the browser the text is read from the page: the bundle does not carry it twice, and hydration finds the same text.
const text = import.meta.env.SSR ? '' : (document.getElementById(id)?.textContent ?? '')
/** Stylesheets by route, each made at its first page. */
const ready = new Map<string, string>()

/**
 * The stylesheet of the page, inlined: a request would block the first paint. It has the rules that the page's own code can use;
 * before another page is shown in the same document, the browser loads all of them (all-styles.ts).
 */
export function Styles() {
  const route = useMatches().at(-1)?.id ?? ''
  const parts = use(PartsContext)
  // The condition is decided by the build, which leaves the stylesheet out of the browser's bundle.
  const __html = import.meta.env.SSR ? placed(stylesOf(route), parts) : text
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from the build
  return <style id={id} dangerouslySetInnerHTML={{ __html }} />
}

function placed(css: string, parts: SharedParts | null): string {
  return parts ? parts.text(css) : css
}

function stylesOf(route: string): string {
  const known = ready.get(route)
  if (known !== undefined) return known
  const own = classes?.pages[route]
  if (!classes || own === undefined) return fonts + css
  const names = new Set(`${classes.shell} ${own}`.split(' '))
  const made = fonts + cssFor(css, (name) => names.has(name))
  ready.set(route, made)
  return made
}
