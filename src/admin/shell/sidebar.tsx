import { Tooltip } from '@mantine/core'
import { Link, NavLink, useLocation } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Preferences } from '#src/base/admin-kit/preferences.ts'
import { Compass } from './compass.tsx'
import { type MenuEntry, menu, openGroups } from './menu.ts'
import { shellTexts } from './office-shell.strings.ts'
import classes from './shell.module.css'

type Props = { company: string; tone: 'light' | 'dark'; kind: Preferences['sidebar']; isShown: boolean }

export function Sidebar({ company, tone, kind, isShown }: Props) {
  const t = useOfficeT(shellTexts)
  return (
    <nav aria-label={t('main_menu')} className={classes.sidebar} data-tone={tone} inert={!isShown}>
      <NavLink to="/admin/dashboard" className={classes.brand} aria-label={`${company}: ${t('dashboard')}`}>
        <Compass />
        <span className={classes.company}>{company}</span>
      </NavLink>
      <div className={classes.menu}>
        {openGroups(menu).map(({ key, entries }) => (
          <section key={key} aria-label={t(key)}>
            <p className={classes.group} aria-hidden="true">
              {t(key)}
            </p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Entry entry={entry} hasTip={kind === 'sideicon'} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

function Entry({ entry: { key, path, icon: Icon, screens }, hasTip }: { entry: MenuEntry; hasTip: boolean }) {
  const t = useOfficeT(shellTexts)
  const { pathname } = useLocation()
  const isHere = pathname === path || pathname.startsWith(`${path}/`) || screens?.includes(pathname)
  return (
    <Tooltip label={t(key)} position="right" disabled={!hasTip}>
      <Link to={path} className={classes.entry} aria-current={isHere ? 'page' : undefined}>
        <Icon size={20} aria-hidden="true" />
        <span>{t(key)}</span>
      </Link>
    </Tooltip>
  )
}
