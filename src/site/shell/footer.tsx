import { BadgeCheck, ChevronDown, Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayOf } from '#src/base/dates.ts'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Container } from '#src/base/ui/page/container.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { telHref } from '#src/features/company/company.links.ts'
import type { Site } from '#src/features/company/company.schema.ts'
import { LicenceLink } from '#src/features/company/site/licence-link.tsx'
import { SocialLinks } from '#src/features/company/site/social-links.tsx'
import { contractPath } from '#src/features/contracts/contracts.links.ts'
import { openConsentSettings } from '../consent/consent-gate.tsx'
import { Logo } from './logo.tsx'
import { isOpen, type NavTarget, navTargets } from './nav.ts'
import type { ShellData } from './shell-data.ts'
import { ToTop } from './to-top.tsx'
import { WhatsApp } from './whatsapp.tsx'

const menu = [
  ['home', 'footer.home'],
  ['about_us', 'footer.about_us'],
  ['photos', 'footer.photos'],
  ['videos', 'footer.videos'],
  ['news', 'footer.news'],
  ['blog', 'footer.blog'],
  ['bank_accounts', 'footer.banka_hesap_numaralarimiz'],
  ['contact', 'footer.contact'],
  ['careers', 'footer.careers'],
] as const satisfies [NavTarget, string][]

export function Footer({ shell }: { shell: ShellData }) {
  const t = useT()
  const path = usePath()
  const { site, contact } = shell
  const links = menu.filter(([target]) => isOpen(target))
  return (
    <footer className="no-print mt-auto bg-main-deep text-white/85">
      <Container className="grid gap-x-10 pb-12 pt-12 sm:grid-cols-2 sm:gap-y-10 sm:pt-14 lg:grid-cols-[1.3fr_1.2fr_0.8fr_1.5fr]">
        <div className="flex flex-col items-start gap-5 max-sm:mb-8">
          <Logo site={site} className="text-white" />
          {site.slogan && <p className="max-w-[28ch] font-display text-xl leading-snug text-white">{site.slogan}</p>}
          <SocialLinks
            links={shell.social}
            className="-ml-3 flex"
            linkClass="size-11 hover:bg-white/10 hover:text-white"
          />
          <Licence site={site} />
        </div>
        {shell.categories.length > 0 && (
          <Column title={t('footer.turlar')}>
            {shell.categories.map(({ name, seo_name }) => (
              <FooterLink key={seo_name} href={path(categoryPath(seo_name))} name={name} />
            ))}
          </Column>
        )}
        <div className="flex flex-col sm:gap-10">
          <Column title={t('footer.menu')}>
            {links.map(([target, key]) => (
              <FooterLink key={target} href={path(navTargets[target].path)} name={t(key)} />
            ))}
          </Column>
          {isOpen('contract') && shell.contracts.length > 0 && (
            <Column title={t('footer.contracts')}>
              {shell.contracts.map((contract) => (
                <FooterLink key={contract.seo_name_tr} href={path(contractPath(contract))} name={contract.name} />
              ))}
            </Column>
          )}
        </div>
        <Contact contact={contact} />
      </Container>
      <div className="border-t border-white/15">
        <Container className="flex flex-col gap-x-8 gap-y-2 py-6 pr-20 text-sm text-white/75 lg:flex-row lg:justify-between">
          <p className="shrink-0">
            {t('footer.copyright', { year: copyrightYear(site), company: site.name })}
            {site.tracking.length > 0 && (
              <button
                type="button"
                onClick={openConsentSettings}
                className="ml-4 whitespace-nowrap py-1 pointer-coarse:py-2.5 underline underline-offset-4 hover:text-white"
              >
                {t('consent.preferences')}
              </button>
            )}
          </p>
          <Particulars site={site} />
        </Container>
      </div>
      <ToTop />
      <WhatsApp number={site.wp_no} />
    </footer>
  )
}

const heading = 'font-sans text-sm font-semibold uppercase tracking-wider text-second'

/** Folded on phones to keep the page short; from 560 px on it is always open and a heading replaces the summary. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="max-sm:border-t max-sm:border-white/15">
      <h2 className={cx(heading, 'unfolded-title mb-3')}>{title}</h2>
      <details className="unfolded group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <span className={heading}>{title}</span>
          <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <ul className="max-sm:pb-4">{children}</ul>
      </details>
    </nav>
  )
}

function FooterLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a
        href={href}
        className="inline-block py-1.5 leading-snug pointer-coarse:py-[0.7rem] hover:text-white hover:underline"
      >
        {name}
      </a>
    </li>
  )
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-1 shrink-0 text-second">{icon}</span>
      <div className="min-w-0 leading-snug">
        {label && <div className="text-sm text-white/70">{label}</div>}
        {children}
      </div>
    </li>
  )
}

/** Nothing while the agency has entered no telephone, e-mail, address or hours. */
function Contact({ contact }: { contact: ShellData['contact'] }) {
  const t = useT()
  const { telefon = [], email = [], adres = [], shift = [] } = contact
  if (telefon.length + email.length + adres.length + shift.length === 0) return null
  return (
    <div className="max-sm:mt-9">
      <h2 className={cx(heading, 'mb-4')}>{t('footer.iletisim')}</h2>
      <ul className="flex flex-col gap-3.5">
        {telefon.map(({ id, name, content }) => (
          <Line key={id} icon={<Phone aria-hidden className="size-4" />} label={name}>
            <a href={telHref(content)} className="font-semibold text-white tabular-nums hover:underline">
              {content}
            </a>
          </Line>
        ))}
        {email.map(({ id, name, content }) => (
          <Line key={id} icon={<Mail aria-hidden className="size-4" />} label={name}>
            <a href={`mailto:${content}`} className="break-all hover:text-white hover:underline">
              {content}
            </a>
          </Line>
        ))}
        {adres.map(({ id, name, content }) => {
          const directions = contact.source_link?.find((link) => link.name === name)
          return (
            <Line key={id} icon={<MapPin aria-hidden className="size-4" />} label={name}>
              {content}{' '}
              {directions && (
                <a
                  href={directions.content}
                  target="_blank"
                  rel="noopener"
                  className="whitespace-nowrap text-white underline underline-offset-4"
                >
                  {t('footer.adres_yonlendirme')}
                </a>
              )}
            </Line>
          )
        })}
        {shift.map(({ id, name, content }) => (
          <Line key={id} icon={<Clock aria-hidden className="size-4" />} label={name}>
            {content}
          </Line>
        ))}
      </ul>
    </div>
  )
}

function Licence({ site }: { site: Site }) {
  const t = useT()
  if (!site.tursab_no) return null
  const [before, after] = t('footer.licence', { n: '|' }).split('|')
  return (
    <p className="flex items-center gap-3 rounded-field border border-white/25 px-4 py-3">
      <BadgeCheck aria-hidden className="size-7 shrink-0 text-second" />
      <span className="leading-snug">
        <span className="block font-semibold text-white">
          {before}
          <span className="whitespace-nowrap">{site.tursab_no}</span>
          {after}
        </span>
        {site.tursab_url && <LicenceLink url={site.tursab_url} className="text-sm underline underline-offset-4" />}
      </span>
    </p>
  )
}

/** Künye: the legal particulars, required on every page. */
function Particulars({ site }: { site: Site }) {
  const t = useT()
  const parts = [
    site.legal_name,
    site.mersis_no && t('footer.mersis', { n: site.mersis_no }),
    site.tax_no && t('footer.tax', { office: site.tax_office, n: site.tax_no }),
    site.kep && `KEP ${site.kep}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <section aria-label={t('footer.company_details')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  )
}

/** Pages are cached for a day at most, so the year is current. */
function copyrightYear({ founded_year }: Site): string {
  const year = Number(dayOf(new Date()).slice(0, 4))
  return founded_year && founded_year < year ? `${founded_year} – ${year}` : String(year)
}
