import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { imagePath } from '#src/base/files/image.links.ts'
import { headOf, ownHeadOf, type PageHandle, pathIn } from '#src/base/i18n/page-head.ts'
import { splitLang } from '#src/base/i18n/paths.ts'
import type { ShellData } from './shell-data.ts'

/** Pages that are one visitor's own, or nobody's: not for search engines. */
const unlisted = ['cart', 'checkout', 'order_result', 'not_found']

/**
 * Title, description, canonical address and the other languages' addresses, for every page in one place.
 * React moves them into the document's head. A page says its route in `handle` and its own words in its loader data.
 */
export function PageHead({ shell }: { shell: ShellData }) {
  const { pathname, search } = useLocation()
  const page = useMatches().at(-1)
  const root = useRouteLoaderData<{ siteUrl: string }>('root')
  const alternates = useAlternates(shell)
  const handle = page?.handle as PageHandle | undefined
  const own = ownHeadOf(page?.loaderData)
  const { title, description } = headOf(handle?.route_name, own, shell.page_meta, shell.site.name)
  // What was searched for is one visitor's own; the page of the search is not.
  const isFound = handle?.route_name === 'search' && search !== ''
  const isListed = handle !== undefined && !unlisted.includes(handle.route_name) && !isFound
  // Filters show the same tours again; only a further page is a page of its own.
  const number = new URLSearchParams(search).get('page')
  const query = number && number !== '1' ? `?page=${number}` : ''
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shell.site.name} />
      {!isListed && <meta name="robots" content="noindex" />}
      {root && own.cover && (
        <meta property="og:image" content={root.siteUrl + imagePath(own.cover.file, 1280, 'jpg')} />
      )}
      {isListed && root && (
        <>
          <link rel="canonical" href={root.siteUrl + pathname + query} />
          {alternates.map(({ abbr, path }) => (
            <link key={abbr} rel="alternate" hrefLang={abbr} href={root.siteUrl + path} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={root.siteUrl + (alternates[0]?.path ?? '/')} />
        </>
      )}
    </>
  )
}

/** This page in every language of the site. */
export function useAlternates({ languages, default_lang }: Pick<ShellData, 'languages' | 'default_lang'>) {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  const { path } = splitLang(
    pathname,
    languages.map(({ abbr }) => abbr),
  )
  const { seo_names } = ownHeadOf(page?.loaderData)
  const slug = page?.params.seo_name ?? page?.params.contract_seo_name
  return languages.map(({ abbr, lang }) => ({ abbr, lang, path: pathIn(abbr, default_lang, path, slug, seo_names) }))
}
