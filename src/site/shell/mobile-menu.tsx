import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { ArrowRight, Menu, Phone } from '#src/base/ui/icons.tsx'
import { Accordion } from '#src/base/ui/overlays/accordion.tsx'
import { CloseButton, Sheet, useDrawer } from '#src/base/ui/overlays/drawer.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { SocialLinks } from '#src/features/company/site/social-links.tsx'
import { pagePaths } from '../nav/nav.ts'
import { LanguageSwitch } from './language/language-switch.tsx'
import type { ShellData } from './shell-data.ts'
import { WhatsAppButton } from './whatsapp.tsx'

/** From 801 px on, the desktop layout (docs/rules.md, Shell). Smaller changes, as by an on-screen keyboard, are ignored. */
const desktop = '(min-width: 801px)'

/** The navigation in a drawer, up to 800 px. A native dialog traps the focus and closes by Escape. */
export function MobileMenu({ shell }: { shell: ShellData }) {
  const t = useT()
  const drawer = useDrawer()
  const { dialog, open, close } = drawer
  const { key } = useLocation()

  useEffect(() => {
    const wide = matchMedia(desktop)
    const onChange = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [dialog])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer
  useEffect(() => dialog.current?.close(), [key, dialog])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('navbar.menu')}
        className="-me-2 grid size-11 place-items-center rounded-full text-main hover:bg-main-faint md:hidden"
        onClick={open}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Sheet drawer={drawer} title={t('navbar.main_menu')} className="drawer">
        <Drawer shell={shell} onClose={close} />
      </Sheet>
    </>
  )
}

const pages = [
  [pagePaths.visa, 'navbar.vize'],
  [pagePaths.about_us, 'footer.about_us'],
  [pagePaths.photos, 'footer.photos'],
  [pagePaths.bank_accounts, 'footer.bank_accounts'],
  [pagePaths.my_booking, 'footer.my_booking'],
  [pagePaths.contact, 'footer.contact'],
] as const satisfies [string, StringKey][]

function Drawer({ shell, onClose }: { shell: ShellData; onClose: () => void }) {
  const t = useT()
  const path = usePath()
  const phone = shell.contact.telefon[0]?.content
  const row = 'flex min-h-12 items-center py-2 font-semibold'
  return (
    <div className="flex min-h-full flex-col px-5 pb-8">
      <div className="flex h-16 items-center justify-between">
        <LanguageSwitch shell={shell} onChanged={onClose} dark />
        <CloseButton label={t('navbar.close')} onClose={onClose} iconClass="size-6" />
      </div>
      <nav aria-label={t('navbar.main_menu')} className="flex-1">
        <a href={path('/')} className={`${row} border-b border-line`}>
          {t('navbar.home')}
        </a>
        {shell.categories.map(({ name, seo_name, sub_categories }) =>
          sub_categories.length === 0 ? (
            <a key={seo_name} href={path(categoryPath(seo_name))} className={`${row} border-b border-line`}>
              {name}
            </a>
          ) : (
            <Accordion key={seo_name} title={<span>{name}</span>}>
              <ul className="-mt-2 border-s-2 border-main-soft ps-4">
                {[{ seo_name, name: t('navbar.all_of_category', { name }) }, ...sub_categories].map((sub) => (
                  <li key={sub.seo_name}>
                    <a href={path(categoryPath(sub.seo_name))} className="flex min-h-11 items-center text-ink-soft">
                      {sub.name}
                    </a>
                  </li>
                ))}
              </ul>
            </Accordion>
          ),
        )}
        {pages.map(([to, key]) => (
          <a key={to} href={path(to)} className={`${row} border-b border-line`}>
            {t(key)}
          </a>
        ))}
      </nav>
      <div className="mt-6 flex flex-col gap-3">
        <a href={path(pagePaths.special_tour)} className={buttonClass({ kind: 'second' })}>
          <span>{t('navbar.special_tour')}</span>
          <ArrowRight aria-hidden className="size-4" />
        </a>
        {phone && (
          <a href={telHref(phone)} className={buttonClass({ kind: 'outline' })}>
            <Phone aria-hidden className="size-4" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        <WhatsAppButton number={shell.site.wp_no} />
      </div>
      <SocialLinks
        links={shell.social}
        className="mt-5 flex justify-center gap-1"
        linkClass="size-11 text-ink-soft hover:bg-sand"
      />
    </div>
  )
}
