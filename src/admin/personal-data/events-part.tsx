import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { Fold } from '../system/fold.tsx'
import { Part } from '../system/part.tsx'
import { partsText } from './parts-text.ts'
import classes from './personal-data.module.css'
import type { Destruction } from './personal-data.schema.ts'
import { personTexts } from './personal-data.strings.ts'

/** Requests that were answered, and what the sweep erased. Nobody is named but the staff member. */
export function EventsPart({ events }: Destruction) {
  const t = useOfficeT(personTexts)
  const { lang } = usePreferences()
  return (
    <Part title={t('log')}>
      {events.length === 0 ? (
        <Dimmed>{t('log_none')}</Dimmed>
      ) : (
        <Fold label={t('log_all', { n: events.length })}>
          <ul className={classes.rows}>
            {events.map(({ id, kind, at, by, counts }) => (
              <li key={id}>
                <Text size="sm">
                  {t(`log_${kind}`, { by: by ?? t('log_nobody') })}
                  <Dimmed span display="block">
                    {[formatInstant(new Date(at), lang), partsText(counts, lang)].filter(Boolean).join(' · ')}
                  </Dimmed>
                </Text>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Part>
  )
}
