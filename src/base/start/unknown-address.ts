/**
 * The not-found page answers at the address that was asked for, while its router, as the server's, is at the page's own (docs/decisions/0131):
 * the address bar has that one until the router has read it. A fragment of the page is then no navigation, and going back to the page
 * loads its document again.
 * @returns puts the address that was asked for back
 */
export function enterUnknownAddress(): () => void {
  const { dataset } = document.documentElement
  const at = dataset.notFound
  const { pathname, search, hash } = location
  if (at === undefined || at === pathname + search) return () => {}
  const isHere = () => location.pathname + location.search === pathname + search
  const reloadOther = () => void (isHere() && dataset.notFound !== at && location.reload())
  history.replaceState(history.state, '', at + hash)
  addEventListener(
    'popstate',
    (event) => {
      if (isHere()) event.stopImmediatePropagation()
      reloadOther()
    },
    true,
  )
  // Going back at once, before the page that was left for is rendered.
  new MutationObserver(reloadOther).observe(document.documentElement, { attributeFilter: ['data-not-found'] })
  return () => history.replaceState(history.state, '', pathname + search + hash)
}
