import { Tooltip, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Preferences } from '#src/base/admin-kit/preferences.ts'
import { Compass } from './compass.tsx'
import countClasses from './entry-count.module.css'
import { useEntryCount } from './entry-count.ts'
import { type MenuEntry, menu } from './menu.ts'
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
        {menu.map(({ key, entries }) => (
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
  const { count, words } = useEntryCount(key)
  const id = useId()
  const isHere = pathname === path || pathname.startsWith(`${path}/`) || screens?.includes(pathname)
  return (
    <>
      <Tooltip label={count > 0 ? `${t(key)}: ${words}` : t(key)} position="right" disabled={!hasTip && count === 0}>
        <Link
          to={path}
          className={classes.entry}
          aria-current={isHere ? 'page' : undefined}
          aria-describedby={count > 0 ? id : undefined}
        >
          <Icon size={20} aria-hidden="true" />
          <span>{t(key)}</span>
          {count > 0 && (
            <b className={countClasses.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </b>
          )}
        </Link>
      </Tooltip>
      {count > 0 && <VisuallyHidden id={id}>{words}</VisuallyHidden>}
    </>
  )
}
