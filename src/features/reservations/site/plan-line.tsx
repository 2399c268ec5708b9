import { Fragment } from 'react'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { capitalised, type PlanStep, planTexts } from '../pricing/plan.rules.ts'
import { Unbroken } from './unbroken.tsx'

type Props = {
  steps: readonly PlanStep[]
  /** in Istanbul */
  today: string
  className?: string
}

/** The sentence about money: what is due now, within the hold, and by each day. It breaks between steps only where it can. */
export function PlanLine({ steps, today, className }: Props) {
  const t = useT()
  const lang = useLang()
  const texts = planTexts(steps, lang, today)
  return (
    <p className={className} data-plan>
      {texts.map(({ key, values }, index) => {
        const text = t(`plan.${key}`, values)
        return (
          <Fragment key={text}>
            {index > 0 && ' '}
            <span className="inline-block tabular-nums">
              <Unbroken text={index === 0 ? capitalised(text, lang) : text} part={values.amount} />
              {index < texts.length - 1 && ' ·'}
            </span>
          </Fragment>
        )
      })}
    </p>
  )
}
