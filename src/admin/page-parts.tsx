import { Link, Outlet, useLocation } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { UnderHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import classes from './page-parts.module.css'
import { menu } from './screens/menu.ts'
import { shellTexts } from './screens/office-shell.strings.ts'

const entries = menu.flatMap((group) => group.entries)

/** Layout for the lists of a menu entry with parts, which link to each other; insert and update screens are outside it. */
export default function PageParts() {
  const t = useOfficeT(shellTexts)
  const here = useLocation().pathname.replace(/\/$/, '')
  const { lang } = usePreferences()
  const parts = entries.find((entry) => entry.parts?.some(({ path }) => path === here))?.parts
  if (!parts) throw new Error(`no parts at ${here}`)
  return (
    <UnderHead
      value={
        <nav className={classes.parts} aria-label={t('page_parts')}>
          {parts.map(({ path, label }) => (
            <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
              {label[lang]}
            </Link>
          ))}
        </nav>
      }
    >
      <Outlet />
    </UnderHead>
  )
}
