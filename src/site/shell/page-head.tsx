import { useLocation, useMatches } from 'react-router'
import { usePageTitles } from '#src/base/i18n/i18n.tsx'
import { headOf, ownHeadOf, type PageHandle, pathIn, textLang } from '#src/base/i18n/page-head.ts'
import { localePath, splitLang } from '#src/base/i18n/paths.ts'
import { JsonLd } from '#src/base/ui/page/json-ld.tsx'
import { unlistedPages } from '#src/features/page-meta/unlisted.links.ts'
import { pagePaths } from '../nav/nav.ts'
import { agencyData, websiteData } from '../seo/json-ld.ts'
import { pictureOf, SocialHead } from '../seo/social-head.tsx'
import { usePageQuery } from './page-query.ts'
import { type ShellData, useSiteUrl } from './shell-data.ts'

/**
 * Title, description, canonical and alternate links of every page; React moves them into <head>. A page gives its route
 * name in `handle` and its own title in its loader data.
 */
export function PageHead({ shell }: { shell: ShellData }) {
  const search = usePageQuery()
  const page = useMatches().at(-1)
  const siteUrl = useSiteUrl()
  const alternates = useAlternates(shell)
  const titles = usePageTitles(shell.lang)
  const handle = page?.handle as PageHandle | undefined
  const own = ownHeadOf(page?.loaderData)
  const { title, description } = headOf(handle?.route_name, own, titles, shell.site.name)
  // Search results are not indexed; the empty search page is.
  const isSearchResult = handle?.route_name === 'search' && search !== ''
  const isHome = handle?.route_name === 'home'
  const { keywords } = shell.site
  const isListed = handle !== undefined && !unlistedPages.includes(handle.route_name) && !isSearchResult
  // Language of the page's content: with a fallback text, the canonical URL is that of the fallback language.
  const contentLang = textLang(own.seo_names, shell.lang, shell.default_lang)
  // Only `page` makes a page of its own; filters show the same tours again (docs/decisions/0016).
  const number = new URLSearchParams(search).get('page')
  const query = number && /^[1-9]\d*$/.test(number) && number !== '1' ? `?page=${number}` : ''
  const addressIn = (lang: string) => siteUrl + (alternates.find(({ abbr }) => abbr === lang)?.path ?? '/') + query
  const listed = alternates.filter(({ isTranslated }) => isTranslated)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHome && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {!isListed && <meta name="robots" content="noindex" />}
      <SocialHead
        {...{ title, description, siteUrl }}
        route={handle?.route_name}
        company={shell.site.name}
        lang={contentLang}
        picture={pictureOf(page?.loaderData)}
        url={isListed ? addressIn(contentLang) : null}
      />
      {isListed && (
        <>
          <link rel="canonical" href={addressIn(contentLang)} />
          {listed.map(({ abbr }) => (
            <link key={abbr} rel="alternate" hrefLang={abbr} href={addressIn(abbr)} />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={addressIn((listed.find(({ abbr }) => abbr === shell.default_lang) ?? listed[0])?.abbr ?? shell.lang)}
          />
          <AboutSite shell={shell} siteUrl={siteUrl} isHome={isHome} />
        </>
      )}
    </>
  )
}

/** Structured data: the agency on every page, the website on the home page. */
function AboutSite({ shell, siteUrl, isHome }: { shell: ShellData; siteUrl: string; isHome: boolean }) {
  const { site, contact, social, lang, default_lang } = shell
  const at = (path: string) => siteUrl + localePath(path, lang, default_lang)
  const searchUrl = `${at(pagePaths.search)}?search={search_term_string}`
  return (
    <>
      <JsonLd data={agencyData({ site, contact, social, siteUrl })} />
      {isHome && <JsonLd data={websiteData(site, siteUrl, at('/'), lang, searchUrl)} />}
    </>
  )
}

/** Paths of this page in all languages. `isTranslated`: the page's record has texts in that language. */
export function useAlternates({ languages, default_lang }: Pick<ShellData, 'languages' | 'default_lang'>) {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  const { path } = splitLang(
    pathname,
    languages.map(({ abbr }) => abbr),
  )
  const { seo_names } = ownHeadOf(page?.loaderData)
  const slug = page?.params.seo_name ?? page?.params.contract_seo_name
  return languages.map(({ abbr, lang }) => ({
    abbr,
    lang,
    path: pathIn(abbr, default_lang, path, slug, seo_names),
    isTranslated: !seo_names || seo_names[abbr] !== undefined,
  }))
}
