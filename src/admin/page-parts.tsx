import { Link, Outlet, useLocation } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { UnderHead } from '#src/base/admin-kit/page-head.tsx'
import classes from './page-parts.module.css'
import { shellTexts } from './screens/office-shell.strings.ts'

type Part = { path: string; label: keyof typeof shellTexts }

/** Screens that share one menu entry and link to each other; each has its own path. */
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

/** Layout for the lists of such screens; insert and update screens are outside it. */
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
