import { sharePath, shareSize } from '#src/base/files/image.links.ts'
import { ogLocale } from './og-locale.ts'

type Picture = { file: string; alt?: string; focus?: string }

/** Picture of a page from its loader data; null if it has none. */
export function pictureOf(data: unknown): Picture | null {
  if (typeof data !== 'object' || data === null) return null
  const { main_category, cover, gallery, files, slides } = data as {
    main_category?: { cover?: Picture | null }
    cover?: Picture | null
    gallery?: Picture[]
    files?: Picture[]
    slides?: { file_img?: Picture | null }[]
  }
  return main_category?.cover ?? cover ?? gallery?.[0] ?? files?.[0] ?? slides?.[0]?.file_img ?? null
}

const articles = ['news_detail', 'video_detail', 'blog_detail', 'visa_detail']

type Props = {
  title: string
  description: string
  siteUrl: string
  company: string
  route: string | undefined
  lang: string
  picture: Picture | null
  /** canonical URL; null for a page that is not shared */
  url: string | null
}

/** Open Graph and Twitter card: what other sites and messengers show for a link. */
export function SocialHead({ title, description, siteUrl, company, route = '', lang, picture, url }: Props) {
  const locale = ogLocale(lang)
  const type = route === 'tour' ? 'product' : articles.includes(route) ? 'article' : 'website'
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={company} />
      {locale && <meta property="og:locale" content={locale} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={siteUrl + (picture ? sharePath(picture) : '/share.jpg')} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      {picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
