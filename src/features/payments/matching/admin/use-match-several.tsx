import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#src/base/admin-kit/may.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { failedOf } from '#src/base/http/client/failure.ts'
import { noticesPath } from '../matching.links.ts'
import type { OpenNotice } from '../matching.schema.ts'
import { MatchSeveral } from './match-several.tsx'
import { matchingTexts } from './matching.strings.ts'

type Order = { id: number }

/** The action of a list of orders that matches their payment notices, and its dialog. No action for who may not decide on payments. */
export function useMatchSeveral() {
  const t = useOfficeT(matchingTexts)
  const may = useMay('payments')
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<{ notices: readonly OpenNotice[]; done: () => void } | null>(null)
  const run = async (rows: readonly Order[], done: () => void) => {
    const ids = JSON.stringify(rows.map(({ id }) => id))
    try {
      const notices = await officeApi().get<OpenNotice[]>(`${noticesPath}?orders=${ids}`)
      setOpen({ notices, done })
    } catch (error) {
      toastFailed(t('title'), failureIn(failedOf(error)))
    }
  }
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (!isChanged) return
    open?.done()
    void revalidate()
  }
  return {
    bulk: may ? [{ label: t('match'), run: (rows: Order[], done: () => void) => void run(rows, done) }] : [],
    dialog: open && <MatchSeveral notices={open.notices} onClose={close} />,
  }
}
