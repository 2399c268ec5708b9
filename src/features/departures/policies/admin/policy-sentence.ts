import { type OfficeLang, textIn } from '#src/base/admin-kit/office-texts.ts'
import { policyTexts } from './policies.strings.ts'

type Steps = readonly { days: number | string; percent: number | string }[]

/** `30 gün ve öncesi: kesinti yok · 29–15 gün kala: %50 · 15 günden az kala: tamamı`; rows that are not typed yet are left out. */
export function policySentence(steps: Steps, lang: OfficeLang): string {
  const t = textIn(policyTexts, lang)
  const rows = steps.filter(({ days, percent }) => days !== '' && percent !== '').map(numbers)
  const kept = (percent: number) => (percent === 0 ? t('free') : percent === 100 ? t('all') : t('part', { n: percent }))
  const parts = rows.map(({ days, percent }, at) => {
    const before = rows[at - 1]
    const when =
      before && before.days - 1 > days ? t('days_range', { from: before.days - 1, to: days }) : t('days_on', { days })
    return `${when}: ${kept(percent)}`
  })
  const last = rows.at(-1)
  if (last && last.days > 0 && last.percent < 100) parts.push(`${t('days_left', { days: last.days })}: ${kept(100)}`)
  return parts.join(' · ')
}

const numbers = ({ days, percent }: Steps[number]) => ({ days: Number(days), percent: Number(percent) })
