import type { ReactNode } from 'react'
import { PageLink, useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Phone } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { Finished } from '#src/base/ui/page/finished.tsx'
import { useScrolledPast } from '#src/base/ui/page/scroll.ts'
import { CartLink } from '#src/features/booking/cart/site/cart-link.tsx'
import { SocialLinks } from '#src/features/company/site/social-links.tsx'
import { pagePaths } from '../nav/nav.ts'
import { CategoryMenu } from './category-menu.tsx'
import { HeaderSearch, HeaderSearchButton } from './header-search.tsx'
import { LanguageSwitch, OtherLanguage } from './language/language-switch.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { ShellData } from './shell-data.ts'
import { ToTop, toTopAfter } from './to-top.tsx'

const stickyAfter = 50 // px (docs/rules.md, Shell)
const iconClass = 'grid h-11 w-10 place-items-center rounded-full text-main hover:bg-main-faint'

/** The utility bar scrolls away and the rest stays, so that becoming sticky changes no height. */
export function Header({ shell }: { shell: ShellData }) {
  const t = useT()
  const isFar = useScrolledPast(toTopAfter)
  const phone = shell.contact.telefon[0]?.content
  return (
    <Bar className="md:-top-10">
      <div className="hidden h-10 bg-main text-sm text-white md:block">
        <Container className="flex h-full items-center justify-between gap-6">
          {phone ? <PhoneLink phone={phone} label={t('navbar.bize_ulasin')} /> : <span />}
          <div className="flex items-center gap-5">
            <PageLink to={pagePaths.my_booking} className="hover:underline">
              {t('footer.my_booking')}
            </PageLink>
            <SocialLinks
              links={shell.social}
              className="flex items-center gap-1"
              linkClass="size-8 hover:bg-white/15"
              iconClass="size-4.5"
            />
            <LanguageSwitch shell={shell} />
          </div>
        </Container>
      </div>
      <Container className="flex h-16 items-center md:h-[4.25rem] md:gap-3">
        <Logo site={shell.site} className="me-auto" />
        <HeaderSearch />
        <PageLink
          to={pagePaths.visa}
          className="hidden min-h-11 items-center rounded-full px-4 font-semibold hover:bg-main-faint md:flex"
        >
          {t('navbar.vize')}
        </PageLink>
        <ButtonLink to={pagePaths.special_tour} kind="second" className="max-md:hidden">
          {t('navbar.special_tour')}
        </ButtonLink>
        {/* On phones "to top" takes the place of the language, which the menu has too. */}
        <OtherLanguage shell={shell} className={cx('md:hidden', isFar && 'max-sm:hidden')} />
        <ToTop className={cx(iconClass, 'md:hidden')} />
        {phone && <PhoneIcon phone={phone} className="md:hidden" />}
        <HeaderSearchButton />
        <CartLink className="text-main" />
        <MobileMenu shell={shell} />
      </Container>
      {shell.categories.length > 0 && (
        <div className="hidden border-t border-line/70 md:block">
          <Container>
            <Finished
              name="category menu"
              of={[shell.categories]}
              content={<CategoryMenu categories={shell.categories} />}
            />
          </Container>
        </div>
      )}
    </Bar>
  )
}

function Bar({ className, children }: { className?: string; children: ReactNode }) {
  const isSticky = useScrolledPast(stickyAfter)
  return (
    <header
      data-bar
      className={cx(
        'no-print sticky top-0 z-30 border-b border-line bg-paper transition-shadow duration-150',
        isSticky && 'sticky-header shadow-card',
        className,
      )}
    >
      {children}
    </header>
  )
}

function PhoneLink({ phone, label }: { phone: string; label: string }) {
  return (
    <a href={telHref(phone)} className="flex min-h-8 items-center gap-2 hover:underline">
      <Phone aria-hidden className="size-4" />
      <span className="text-white/85">{label}</span>
      <bdi dir="ltr" className="font-semibold tabular-nums">
        {phone}
      </bdi>
    </a>
  )
}

function PhoneIcon({ phone, className }: { phone: string; className: string }) {
  const t = useT()
  return (
    <a href={telHref(phone)} aria-label={`${t('navbar.call')}: ${phone}`} className={cx(iconClass, className)}>
      <Phone aria-hidden className="size-5" />
    </a>
  )
}

/** For cart, checkout and result: logo, phone and language, nothing that leads away. */
export function SlimHeader({ shell }: { shell: ShellData }) {
  const t = useT()
  const phone = shell.contact.telefon[0]?.content
  return (
    <Bar>
      <Container className="flex h-16 items-center gap-1 sm:gap-3">
        <Logo site={shell.site} className="me-auto" />
        {phone && (
          <>
            <PhoneIcon phone={phone} className="sm:hidden" />
            <a
              href={telHref(phone)}
              className="flex min-h-11 items-center gap-2 rounded-full px-3 text-main hover:bg-main-faint max-sm:hidden"
            >
              <Phone aria-hidden className="size-4" />
              <span className="text-ink-soft max-md:hidden">{t('navbar.bize_ulasin')}</span>
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {phone}
              </bdi>
            </a>
          </>
        )}
        <ToTop className={cx(iconClass, 'md:hidden')} />
        <LanguageSwitch shell={shell} dark />
      </Container>
    </Bar>
  )
}
