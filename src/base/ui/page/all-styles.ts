import href from '../app.css?url'

let loading: Promise<void> | null = null

/** Loads all styles of the site, for a page other than the one that the document was made for. Once; a failure changes nothing. */
export function allStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const done = () => resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done })
    document.head.append(link)
  })
  return loading
}
