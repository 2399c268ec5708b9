import { Alert, List, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { fill } from '#src/base/i18n/translate.ts'
import { DepartureMessageButton } from '#src/features/operations/departure-cancellation/admin/departure-message.tsx'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { boardingMessage, boardingTexts } from './boarding.strings.ts'

type Changed = ShownDeparture['changed_pickups'][number]

/** Stops whose hour differs from the vouchers, and the message about it. It disappears when all customers were told. */
export function ChangedPickups({ departure, reload }: { departure: ShownDeparture; reload: () => void }) {
  const t = useOfficeT(boardingTexts)
  const { changed_pickups: changed } = departure
  if (changed.length === 0) return null
  const draft = {
    subject: boardingMessage.subject.tr,
    body: bodyIn('tr', changed),
    subject_en: boardingMessage.subject.en,
    body_en: bodyIn('en', changed),
    pickups: changed.map(({ id, time }) => ({ id, time })),
  }
  return (
    <Alert color="red" title={t('title')}>
      <Text size="sm">{t('text')}</Text>
      <List size="sm" mt={4} mb="sm">
        {changed.map((each) => (
          <List.Item key={`${each.id} ${each.was}`}>
            {t(kindOf(each), { name: each.name, was: each.was ?? '', time: each.time ?? '', n: each.people })}
          </List.Item>
        ))}
      </List>
      <DepartureMessageButton departure={departure} draft={draft} label={t('tell')} onSent={reload} />
    </Alert>
  )
}

function kindOf({ was, time }: Pick<Changed, 'was' | 'time'>): 'line' | 'gone' | 'back' {
  if (time === null) return 'gone'
  return was === null ? 'back' : 'line'
}

/** In a customer's language. */
function bodyIn(lang: 'tr' | 'en', changed: readonly Changed[]): string {
  const lines = changed.map((each) => {
    const { was, time, [`name_${lang}` as const]: name } = each
    return fill(boardingMessage[kindOf(each)][lang], lang, { name, was: was ?? '', time: time ?? '' })
  })
  return fill(boardingMessage.body[lang], lang, { lines: lines.join('\n') })
}
