import { apiFor } from '#src/base/http/client/client.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { cx } from '#src/base/ui/cx.ts'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container, Section } from '#src/base/ui/page/container.tsx'
import type { Certificate } from '#src/features/agency/company.schema.ts'
import { CertificateWall } from '#src/features/company/site/certificates.tsx'
import { LicenceLink } from '#src/features/company/site/licence-link.tsx'
import { Particulars } from '#src/features/company/site/particulars.tsx'
import type { ContentItem, ContentSections } from '#src/features/content/content.schema.ts'
import type { Route } from './+types/about-page'
import { ValueList } from './home/value-list.tsx'
import { type ShellData, useShell } from './shell/shell-data.ts'

export const handle: PageHandle = { route_name: 'about_us' }

type Chapter = Pick<ContentItem, 'id' | 'title' | 'description' | 'file_img'>

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const [{ story = [], team_values = [] }, certificates] = await Promise.all([
    api.get<ContentSections>('/api/pages/content?page=about-us'),
    api.get<Certificate[]>('/api/pages/certificates'),
  ])
  return { chapters: story.map(toChapter), values: team_values.map(toChapter), certificates }
}
export const loader = load
export const clientLoader = load

function toChapter({ id, title, description, file_img }: ContentItem): Chapter {
  return { id, title, description, file_img }
}

export default function AboutPage({ loaderData: { chapters, values, certificates } }: Route.ComponentProps) {
  const t = useT()
  const shell = useShell()
  const { site, contact } = shell
  const [first, ...others] = chapters
  return (
    <>
      <Banner title={t('about.title')} image={first?.file_img ?? null}>
        {site.slogan}
      </Banner>
      <Container className="py-10 lg:py-16">
        <Facts shell={shell} />
        {!first && !hasParticulars(shell) && <EmptyState title={t('posts.empty_title')} text={t('posts.empty_text')} />}
        {first && (
          <section className="mt-12 grid gap-x-16 gap-y-4 lg:mt-20 lg:grid-cols-[2fr_3fr]">
            <h2 className="text-title">{first.title}</h2>
            <RichText html={first.description} className="max-w-[62ch] text-lg lg:pt-1.5" />
          </section>
        )}
        {others.map((chapter, index) => (
          <ChapterRow key={chapter.id} chapter={chapter} isTurned={index % 2 === 1} />
        ))}
      </Container>
      {values.length > 0 && (
        <section aria-labelledby="values" className="bg-sand py-14 lg:py-20">
          <Container>
            <h2 id="values" className="text-title">
              {t('about.values')}
            </h2>
            <ValueList items={values} className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-3 sm:max-md:gap-x-6" />
          </Container>
        </section>
      )}
      {certificates.length > 0 && (
        <Section title={t('about.certificates')} intro={t('about.certificates_intro')}>
          <CertificateWall certificates={certificates} company={site.name} />
        </Section>
      )}
      {hasParticulars(shell) && (
        <Section title={t('about.particulars')} className="border-t border-line">
          <Particulars site={site} contact={contact} />
        </Section>
      )}
    </>
  )
}

function hasParticulars({ site, contact: { adres, telefon, email } }: ShellData): boolean {
  const { legal_name, tursab_no, mersis_no, tax_office, tax_no, kep } = site
  return [legal_name, tursab_no, mersis_no, tax_office, tax_no, kep, ...adres, ...telefon, ...email].some(Boolean)
}

function ChapterRow({ chapter: { title, description, file_img }, isTurned }: { chapter: Chapter; isTurned: boolean }) {
  return (
    <section className="mt-12 grid items-center gap-x-8 gap-y-6 sm:grid-cols-2 lg:mt-20 lg:gap-x-16">
      {file_img && (
        <div
          className={cx(
            'aspect-[3/2] overflow-hidden rounded-card bg-sand',
            isTurned && 'sm:col-start-2 sm:row-start-1',
          )}
        >
          <Picture image={file_img} sizes="(min-width: 1360px) 38rem, (min-width: 560px) 46vw, 100vw" />
        </div>
      )}
      <div className={cx(!file_img && 'sm:col-span-2')}>
        <h2 className="text-title">{title}</h2>
        <RichText html={description} className="mt-4 max-w-[62ch]" />
      </div>
    </section>
  )
}

/** Founding year, licence and location. */
function Facts({ shell: { site, contact } }: { shell: ShellData }) {
  const t = useT()
  const offices = contact.adres.map(({ name }) => name).filter(Boolean)
  const facts = [
    { name: t('about.founded'), value: site.founded_year },
    { name: t('about.licence'), value: site.tursab_no, link: site.tursab_url },
    { name: t('about.offices'), value: offices.join(', ') },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <section aria-label={t('about.facts')}>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-3">
        {facts.map(({ name, value, link }) => (
          <div key={name} className="border-s-2 border-second ps-4">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-lg font-semibold leading-snug tabular-nums">
              <span>{value}</span>
              {link && <LicenceLink url={link} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
