import css from '../app.css?inline'

const id = 'app-css'
// In the browser the text is read from the page: the bundle does not carry it twice, and hydration finds the same text.
const text = import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? '')

/** The whole stylesheet, inlined: 9 kB compressed cost less than a request that blocks the first paint. */
export function Styles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from the build
  return <style id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
