import { Tooltip } from '@mantine/core'
import { Link, NavLink, useLocation } from 'react-router'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import type { Preferences } from '#src/base/admin-kit/preferences.ts'
import { Compass } from './compass.tsx'
import { type MenuEntry, menu, openGroups } from './menu.ts'
import { shellTexts } from './office-shell.strings.ts'
import classes from './shell.module.css'

type Props = { company: string; tone: 'light' | 'dark'; kind: Preferences['sidebar']; isShown: boolean }

export function Sidebar({ company, tone, kind, isShown }: Props) {
  const say = useSay(shellTexts)
  return (
    <nav aria-label={say('main_menu')} className={classes.sidebar} data-tone={tone} inert={!isShown}>
      <NavLink to="/admin/dashboard" className={classes.brand} aria-label={`${company}: ${say('dashboard')}`}>
        <Compass />
        <span className={classes.company}>{company}</span>
      </NavLink>
      <div className={classes.menu}>
        {openGroups(menu).map(({ key, entries }) => (
          <section key={key} aria-label={say(key)}>
            <p className={classes.group} aria-hidden="true">
              {say(key)}
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
  const say = useSay(shellTexts)
  const { pathname } = useLocation()
  const isHere = pathname === path || pathname.startsWith(`${path}/`) || screens?.includes(pathname)
  return (
    <Tooltip label={say(key)} position="right" disabled={!hasTip}>
      <Link to={path} className={classes.entry} aria-current={isHere ? 'page' : undefined}>
        <Icon size={20} aria-hidden="true" />
        <span>{say(key)}</span>
      </Link>
    </Tooltip>
  )
}
