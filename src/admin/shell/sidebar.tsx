import { Tooltip, VisuallyHidden } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type Preferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import { type MenuGroup, menu } from '../screens/menu.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import { Compass } from './compass.tsx'
import countClasses from './entry-count.module.css'
import { useEntryCount } from './entry-count.ts'
import groupClasses from './menu-group.module.css'
import classes from './shell.module.css'

type Props = { company: string; tone: 'light' | 'dark'; kind: Preferences['sidebar']; isShown: boolean }

export function Sidebar({ company, tone, kind, isShown }: Props) {
  const t = useOfficeT(shellTexts)
  return (
    <nav aria-label={t('main_menu')} className={classes.sidebar} data-tone={tone} inert={!isShown}>
      <NavLink
        to="/admin/dashboard"
        className={classes.brand}
        aria-label={`${company}: ${menu[0]!.entries[0]!.label[usePreferences().lang]}`}
      >
        <Compass />
        <span className={classes.company}>{company}</span>
      </NavLink>
      <div className={classes.menu}>
        {menu.map(({ key, entries }) => (
          <Group key={key} name={key} entries={entries} kind={kind} />
        ))}
      </div>
    </nav>
  )
}

/** A group that folds. The one of the present screen, and all of a menu of icons, which has no names of groups, are open. */
function Group({
  name,
  entries,
  kind,
}: {
  name: MenuGroup['key']
  entries: readonly MenuEntry[]
  kind: Props['kind']
}) {
  const t = useOfficeT(shellTexts)
  const id = useId()
  const { pathname } = useLocation()
  /** Keys of the groups that the user folded. */
  const [folded, setFolded] = useLocalStorage<string[]>({
    key: 'folded_groups',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const isFolded = folded.includes(name)
  const hasNames = kind === 'default' || kind === 'closed'
  const isOpen = !isFolded || !hasNames || entries.some((entry) => isAt(entry, pathname))
  const toggle = () => setFolded(isFolded ? folded.filter((each) => each !== name) : [...folded, name])
  return (
    <section aria-label={t(name)}>
      {hasNames && (
        <button type="button" className={groupClasses.group} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {t(name)}
          <ChevronDown size={14} className={groupClasses.chevron} />
        </button>
      )}
      <ul id={id} hidden={!isOpen} className={groupClasses.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} hasTip={kind === 'sideicon'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function isAt({ path, screens }: MenuEntry, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`) || (screens?.includes(pathname) ?? false)
}

function Entry({ entry, hasTip }: { entry: MenuEntry; hasTip: boolean }) {
  const { path, icon: Icon } = entry
  const name = entry.label[usePreferences().lang]
  const { pathname } = useLocation()
  const { count, words } = useEntryCount(entry)
  const id = useId()
  const isHere = isAt(entry, pathname)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const menu = link.current?.closest('nav')
    if (!isHere || !menu) return
    // Not scrollIntoView, which scrolls the screen too.
    const [entry, box] = [link.current!.getBoundingClientRect(), menu.getBoundingClientRect()]
    if (entry.top < box.top || entry.bottom > box.bottom) menu.scrollTop += entry.bottom - box.bottom
  }, [isHere])
  return (
    <>
      <Tooltip label={count > 0 ? `${name}: ${words}` : name} position="right" disabled={!hasTip && count === 0}>
        <Link
          ref={link}
          to={path}
          className={classes.entry}
          aria-current={isHere ? 'page' : undefined}
          aria-describedby={count > 0 ? id : undefined}
        >
          <Icon size={20} />
          <span>{name}</span>
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
