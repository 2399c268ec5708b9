import { Link, Outlet, useLocation } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { UnderHead } from '#src/base/admin-kit/page-head.tsx'
import classes from './page-parts.module.css'
import { shellTexts } from './shell/office-shell.strings.ts'

type Part = { path: string; label: keyof typeof shellTexts }

/** What is edited beside each other under one entry of the menu, each part at an address of its own. */
const pages: readonly (readonly [Part, ...Part[]])[] = [
  [
    { path: '/admin/pages/about-us', label: 'about_texts' },
    { path: '/admin/pages/about-us/certificates', label: 'certificates' },
  ],
  [
    { path: '/admin/pages/visa', label: 'visa_countries' },
    { path: '/admin/pages/visa/banner', label: 'visa_banner' },
  ],
  [
    { path: '/admin/pages/bank-accounts', label: 'accounts' },
    { path: '/admin/pages/bank-accounts/warning', label: 'fraud_warning' },
  ],
]

/** Around the lists of a page of several parts; insert and update screens stand by themselves. */
export default function PageParts() {
  const t = useOfficeT(shellTexts)
  const here = useLocation().pathname.replace(/\/$/, '')
  const parts = pages.find((page) => page.some(({ path }) => path === here))
  if (!parts) throw new Error(`no parts at ${here}`)
  return (
    <UnderHead
      value={
        <nav className={classes.parts} aria-label={t('page_parts')}>
          {parts.map(({ path, label }) => (
            <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
              {t(label)}
            </Link>
          ))}
        </nav>
      }
    >
      <Outlet />
    </UnderHead>
  )
}
