import type { ReactNode } from 'react'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { cx } from '#src/base/ui/cx.ts'
import { ChevronDown, Clock, Mail, MapPin, Phone } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { Finished } from '#src/base/ui/page/finished.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { SocialLinks } from '#src/features/company/site/social-links.tsx'
import { contractPath } from '#src/features/contracts/contracts.links.ts'
import { pagePaths } from '../nav/nav.ts'
import { Legal, Licence } from './footer-legal.tsx'
import { Logo } from './logo.tsx'
import type { ShellData } from './shell-data.ts'
import { ToTop, toTopInMargin } from './to-top.tsx'
import { WhatsAppButton, WhatsAppTab } from './whatsapp.tsx'

const menu = [
  [pagePaths.home, 'footer.home'],
  [pagePaths.about_us, 'footer.about_us'],
  [pagePaths.photos, 'footer.photos'],
  [pagePaths.videos, 'footer.videos'],
  [pagePaths.news, 'footer.news'],
  [pagePaths.blog, 'footer.blog'],
  [pagePaths.bank_accounts, 'footer.banka_hesap_numaralarimiz'],
  [pagePaths.my_booking, 'footer.my_booking'],
  [pagePaths.contact, 'footer.contact'],
  [pagePaths.careers, 'footer.careers'],
] as const satisfies [string, StringKey][]

export function Footer({ shell }: { shell: ShellData }) {
  const { site, categories, contracts, contact } = shell
  const { wp_no } = site
  return (
    <footer className="no-print mt-auto bg-main-deep text-white/85">
      <Container
        data-later
        className="grid grid-cols-1 gap-x-10 pb-12 pt-12 sm:grid-cols-2 sm:gap-y-10 sm:pt-14 lg:grid-cols-[1.3fr_1.2fr_0.8fr_1.5fr]"
      >
        <div className="flex flex-col items-start gap-5 max-sm:mb-8">
          <Logo site={site} className="text-white" />
          {site.slogan && <p className="max-w-[28ch] font-display text-xl leading-snug text-white">{site.slogan}</p>}
          <SocialLinks
            links={shell.social}
            className="-ms-3 flex"
            linkClass="size-11 hover:bg-white/10 hover:text-white"
          />
          <Licence site={site} />
        </div>
        <Finished
          className="contents"
          name="footer columns"
          of={[categories, contracts, contact, wp_no]}
          content={<Columns {...{ categories, contracts, contact, wp_no }} />}
        />
      </Container>
      <Legal site={site} />
      <ToTop className={toTopInMargin} />
      <WhatsAppTab number={wp_no} />
    </footer>
  )
}

type ColumnsProps = Pick<ShellData, 'categories' | 'contracts' | 'contact'> & { wp_no: ShellData['site']['wp_no'] }

function Columns({ categories, contracts, contact, wp_no }: ColumnsProps) {
  const t = useT()
  const path = usePath()
  return (
    <>
      {categories.length > 0 && (
        <Column title={t('footer.turlar')}>
          {categories.map(({ name, seo_name }) => (
            <FooterLink key={seo_name} href={path(categoryPath(seo_name))} name={name} />
          ))}
        </Column>
      )}
      <div className="flex flex-col sm:gap-10">
        <Column title={t('footer.menu')}>
          {menu.map(([to, key]) => (
            <FooterLink key={to} href={path(to)} name={t(key)} />
          ))}
        </Column>
        {contracts.length > 0 && (
          <Column title={t('footer.contracts')}>
            {contracts.map((contract) => (
              <FooterLink key={contract.seo_name_tr} href={path(contractPath(contract))} name={contract.name} />
            ))}
          </Column>
        )}
      </div>
      <Contact contact={contact} wp_no={wp_no} />
    </>
  )
}

/** For cart, checkout and result: contracts and the legal particulars. */
export function SlimFooter({ shell }: { shell: ShellData }) {
  const t = useT()
  const path = usePath()
  const { site } = shell
  return (
    <footer className="no-print mt-auto bg-main-deep text-white/85">
      {shell.contracts.length > 0 && (
        <Container className="py-4">
          <nav aria-label={t('footer.contracts')}>
            <ul className="flex flex-wrap gap-x-6 text-sm">
              {shell.contracts.map((contract) => (
                <FooterLink key={contract.seo_name_tr} href={path(contractPath(contract))} name={contract.name} />
              ))}
            </ul>
          </nav>
        </Container>
      )}
      <Legal site={site} />
      <ToTop className={toTopInMargin} />
      <WhatsAppTab number={site.wp_no} />
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

/** Nothing while the agency has entered no telephone, e-mail, address, hours or WhatsApp number. */
function Contact({ contact, wp_no }: { contact: ShellData['contact']; wp_no: ShellData['site']['wp_no'] }) {
  const t = useT()
  const { telefon, email, adres, shift } = contact
  if (telefon.length + email.length + adres.length + shift.length === 0 && !wp_no) return null
  return (
    <div className="max-sm:mt-9">
      <h2 className={cx(heading, 'mb-4')}>{t('footer.iletisim')}</h2>
      <ul className="flex flex-col gap-3.5">
        {telefon.map(({ id, name, content }) => (
          <Line key={id} icon={<Phone aria-hidden className="size-4" />} label={name}>
            <a href={telHref(content)} dir="ltr" className="font-semibold text-white tabular-nums hover:underline">
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
      </ul>
      <Offices adres={adres} shift={shift} source_link={contact.source_link} />
      <WhatsAppButton number={wp_no} className="mt-6" />
    </div>
  )
}

type OfficesProps = Pick<ShellData['contact'], 'adres' | 'shift' | 'source_link'>

/** Addresses and opening hours; folded on phones. */
function Offices({ adres, shift, source_link }: OfficesProps) {
  const t = useT()
  if (adres.length + shift.length === 0) return null
  return (
    <details className="unfolded group mt-3.5">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 border-y border-white/15 [&::-webkit-details-marker]:hidden">
        <span className={heading}>{t('footer.offices')}</span>
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-3.5 max-sm:pt-4">
        {adres.map(({ id, name, content }) => {
          const directions = source_link.find((link) => link.name === name)
          return (
            <Line key={id} icon={<MapPin aria-hidden className="size-4" />} label={name}>
              <span>{content}</span>{' '}
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
            <span>{content}</span>
          </Line>
        ))}
      </ul>
    </details>
  )
}
