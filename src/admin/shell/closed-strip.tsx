import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { openingScreen } from '#src/features/company/settings/settings.links.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import classes from './closed-strip.module.css'

/** On every screen while visitors do not see the site. */
export function ClosedStrip() {
  const t = useOfficeT(shellTexts)
  return (
    <aside className={classes.strip} aria-label={t('opening')}>
      <span>{t('closed_site')}</span>
      <a href="/" target="_blank" rel="noopener">
        {t('see_site')}
      </a>
      <Link to={openingScreen}>{t('opening')}</Link>
    </aside>
  )
}
