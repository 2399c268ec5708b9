import css from '../app.css?inline'

const id = 'app-css'
// In the browser the text is read back from the page, so that the bundle does not carry it a second time
// and React finds what it rendered.
const text = import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? '')

/** The site's whole stylesheet inside the page: 9 kB compressed cost less than a request that holds back the first paint. */
export function Styles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, made by the build
  return <style id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
