import href from '../app.css?url'

let loading: Promise<void> | null = null

/** Loads all styles of the site, for a page other than the one that the document was made for. Once. @throws when they are missing */
export function allStyles(): Promise<void> {
  loading ??= load()
    .catch(load)
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const onerror = () => {
      link.remove()
      reject(new Error(`${href} is missing`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror }))
  })
}
