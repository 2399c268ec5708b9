import { ActionIcon, Avatar, Menu, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import {
  ChevronDown,
  LogOut,
  type LucideIcon,
  Maximize,
  Menu as MenuIcon,
  Minimize,
  Moon,
  Palette,
  Sun,
} from 'lucide-react'
import { Link } from 'react-router'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'
import { type OfficeTexts, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { SessionUser } from '#src/base/admin-kit/session.ts'
import { logout } from '#src/features/accounts/admin/signed-in.ts'
import { roleTexts } from '#src/features/accounts/users/admin/users.strings.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { profileEntries } from '../screens/menu.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import countClasses from './entry-count.module.css'
import { useEntryCount } from './entry-count.ts'
import classes from './shell.module.css'

type Props = {
  user: SessionUser
  tone: 'light' | 'dark'
  isMenuShown: boolean
  onToggle: () => void
  onTheme: () => void
}

export function Header({ user, tone, isMenuShown, onToggle, onTheme }: Props) {
  const t = useOfficeT(shellTexts)
  const { panel } = usePreferences()
  const { fullscreen, toggle } = useFullscreenDocument()
  const isDark = panel === 'dark'
  return (
    <header className={classes.header} data-tone={tone}>
      <Tool label={t('toggle_menu')} icon={MenuIcon} onClick={onToggle} isExpanded={isMenuShown} />
      <PaletteButton role_group={user.role_group} />
      <div className={classes.tools}>
        <Tool
          label={t(isDark ? 'to_light' : 'to_dark')}
          icon={isDark ? Sun : Moon}
          onClick={() => setPreferences({ panel: isDark ? 'light' : 'dark' })}
        />
        <Tool
          label={t(fullscreen ? 'leave_fullscreen' : 'to_fullscreen')}
          icon={fullscreen ? Minimize : Maximize}
          onClick={() => void toggle()}
        />
        <Tool label={t('theme')} icon={Palette} onClick={onTheme} />
        <Profile user={user} />
      </div>
    </header>
  )
}

type ToolProps = { label: string; icon: LucideIcon; onClick: () => void; isExpanded?: boolean }

function Tool({ label, icon: Icon, onClick, isExpanded }: ToolProps) {
  return (
    <Tooltip label={label} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={label}
        aria-expanded={isExpanded}
        onClick={onClick}
        className={classes.tool}
      >
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  )
}

function Profile({ user: { name, role_group } }: { user: SessionUser }) {
  const t = useOfficeT(shellTexts)
  const tRole = useOfficeT<OfficeTexts>(roleTexts)
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.profile}>
          <Avatar name={name} color="agency" variant="filled" size={36} aria-hidden="true" />
          <span className={classes.who}>
            <VisuallyHidden>{t('profile')} </VisuallyHidden>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{tRole(role_group)}</span>
          </span>
          <ChevronDown />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {profileEntries.map((entry) => (
          <ProfileEntry key={entry.key} entry={entry} />
        ))}
        <Menu.Item leftSection={<LogOut />} onClick={() => void logout()}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function ProfileEntry({ entry }: { entry: MenuEntry }) {
  const { path, icon: Icon, label } = entry
  const { lang } = usePreferences()
  const { count, words } = useEntryCount(entry)
  return (
    <Menu.Item
      component={Link}
      to={path}
      leftSection={<Icon />}
      {...(count > 0 && {
        'aria-description': words,
        rightSection: (
          <b className={countClasses.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </b>
        ),
      })}
    >
      {label[lang]}
    </Menu.Item>
  )
}
