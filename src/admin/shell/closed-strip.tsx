import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { openingScreen } from '#src/features/company/settings/settings.links.ts'
import { opening } from '../room.office.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import classes from './closed-strip.module.css'

/** On every screen while visitors do not see the site. */
export function ClosedStrip() {
  const t = useOfficeT(shellTexts)
  const name = opening.label[usePreferences().lang]
  return (
    <aside className={classes.strip} aria-label={name}>
      <span>{t('closed_site')}</span>
      <a href="/" target="_blank" rel="noopener">
        {t('see_site')}
      </a>
      <Link to={openingScreen}>{name}</Link>
    </aside>
  )
}
