import { apiFor } from '#src/base/http/client/client.ts'
import { PageLink, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { telHref, whatsAppHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { HeadedSection } from '#src/base/ui/display/headed-section.tsx'
import { SocialIcon } from '#src/base/ui/display/social-icon.tsx'
import { ArrowRight, Clock, Mail, MapPin, Navigation, Phone } from '#src/base/ui/icons.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { headPicturePath } from '#src/features/content/content.links.ts'
import type { HeadPicture } from '#src/features/content/content.schema.ts'
import { careersPath, specialTourPath } from '#src/features/inquiries/inquiries.links.ts'
import { ContactFormCard } from '#src/features/inquiries/site/contact-form.tsx'
import { loadNotice } from '#src/features/inquiries/site/form-load.ts'
import type { Route } from './+types/contact-page'
import { contactsOf, type Office } from './contact-offices.ts'
import { useShell } from './shell/shell-data.ts'

export const handle: PageHandle = { route_name: 'contact' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const [notice, cover] = await Promise.all([loadNotice(api), api.get<HeadPicture>(headPicturePath('contact'))])
  return { notice, cover }
}
export const loader = load
export const clientLoader = load

export default function ContactPage({ loaderData: { notice, cover } }: Route.ComponentProps) {
  const t = useT()
  const { contact, site } = useShell()
  const { offices, others } = contactsOf(contact)
  const { wp_no } = site
  const hasLines = others.length > 0 || wp_no !== ''
  const isReachable = hasLines || offices.length > 0
  return (
    <>
      <Banner title={t('contact.title')} image={cover}>
        {t(isReachable ? 'contact.intro' : 'contact.intro_write')}
      </Banner>
      <Container className="grid items-start gap-8 pb-16 pt-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12 lg:pb-20 lg:pt-10">
        {isReachable && (
          <div className="space-y-8 md:col-start-2 md:row-start-1">
            {hasLines && (
              <HeadedSection id="lines" title={t('contact.call_or_write')}>
                <ul className="mt-4 space-y-3">
                  {others.map(({ id, kind, name, content }) => (
                    <li key={id} className="flex items-start gap-3">
                      <ContactIcon kind={kind} />
                      <div className="min-w-0">
                        {name && <div className="text-sm text-ink-soft">{name}</div>}
                        <ContactLink kind={kind} content={content} />
                      </div>
                    </li>
                  ))}
                </ul>
                {wp_no && (
                  <a
                    href={whatsAppHref(wp_no)}
                    target="_blank"
                    rel="noopener"
                    className={buttonClass({ kind: 'outline' }, 'mt-5 w-full sm:max-md:w-auto')}
                  >
                    <SocialIcon name="whatsapp" className="size-5" />
                    <span>{t('contact.whatsapp')}</span>
                  </a>
                )}
              </HeadedSection>
            )}
            {offices.length > 0 && (
              <HeadedSection id="offices" title={t('contact.offices')}>
                <ul className="mt-4 grid gap-4 sm:max-md:grid-cols-2">
                  {offices.map((office) => (
                    <li key={office.id} className="flex">
                      <OfficeCard office={office} />
                    </li>
                  ))}
                </ul>
              </HeadedSection>
            )}
          </div>
        )}
        <div className="space-y-8">
          <ContactFormCard notice={notice} />
          <HeadedSection id="others" title={t('contact.other_forms')}>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2">
              <OtherForm to={specialTourPath} title={t('contact.special_tour')} text={t('contact.special_tour_text')} />
              <OtherForm to={careersPath} title={t('contact.careers')} text={t('contact.careers_text')} />
            </ul>
          </HeadedSection>
        </div>
      </Container>
    </>
  )
}

function OfficeCard({ office: { name, address, lines, hours, directions } }: { office: Office }) {
  const t = useT()
  return (
    <article className="w-full space-y-3 rounded-card bg-white p-5 shadow-card">
      {name && <h3 className="font-sans text-lg font-semibold tracking-normal">{name}</h3>}
      <p className="flex gap-3">
        <MapPin aria-hidden className="mt-1 size-4.5 shrink-0 text-main" />
        <span>{address}</span>
      </p>
      {lines.map(({ id, kind, content }) => (
        <p key={id} className="flex gap-3">
          <ContactIcon kind={kind} />
          <ContactLink kind={kind} content={content} />
        </p>
      ))}
      {hours.map((content) => (
        <p key={content} className="flex gap-3 text-ink-soft">
          <Clock aria-hidden className="mt-1 size-4.5 shrink-0 text-main" />
          <span>{content}</span>
        </p>
      ))}
      {directions && (
        <a
          href={directions}
          target="_blank"
          rel="noopener"
          aria-label={t('contact.directions_of', { name: name || address })}
          className={buttonClass({ kind: 'outline', size: 'sm' })}
        >
          <Navigation aria-hidden className="size-4" />
          <span>{t('contact.directions')}</span>
        </a>
      )}
    </article>
  )
}

type Kind = 'telefon' | 'email'

function ContactIcon({ kind }: { kind: Kind }) {
  const Icon = kind === 'telefon' ? Phone : Mail
  return <Icon aria-hidden className="mt-1 size-4.5 shrink-0 text-main" />
}

function ContactLink({ kind, content }: { kind: Kind; content: string }) {
  const isPhone = kind === 'telefon'
  return (
    <a
      href={isPhone ? telHref(content) : `mailto:${content}`}
      dir="ltr"
      className="font-semibold tabular-nums underline-offset-4 [overflow-wrap:anywhere] hover:underline"
    >
      {content}
    </a>
  )
}

function OtherForm({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <PageLink
        to={to}
        className="flex h-full items-center justify-between gap-4 rounded-card border border-line bg-white p-5 transition-colors duration-150 hover:border-main"
      >
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="text-sm text-ink-soft">{text}</span>
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-main" />
      </PageLink>
    </li>
  )
}
