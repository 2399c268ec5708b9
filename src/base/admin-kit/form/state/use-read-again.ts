import { useState } from 'react'
import { failedOf } from '#src/base/http/client/failure.ts'
import { kitTexts } from '../../kit.strings.ts'
import { failureIn, useOfficeT } from '../../office-texts.ts'
import { toastFailed } from '../../toasts.ts'

/**
 * Reads a screen's data again without its loader. After a failure the shown data and unsaved input stay; a failing loader would replace
 * the screen.
 * @param loaded data of the loader; replaces what was read before
 * @returns what is shown, and `reload`, which takes what `read` takes and resolves to whether it could be read
 */
export function useReadAgain<T, Of extends unknown[]>(
  loaded: T,
  read: (...of: Of) => Promise<T>,
): [shown: T, reload: (...of: Of) => Promise<boolean>] {
  const t = useOfficeT(kitTexts)
  const [last, setLast] = useState({ loaded, shown: loaded })
  const reload = async (...of: Of) => {
    try {
      const shown = await read(...of)
      // Another address may have been opened meanwhile.
      setLast((before) => (before.loaded === loaded ? { loaded, shown } : before))
      return true
    } catch (error) {
      toastFailed(t('reload_failed'), failureIn(failedOf(error)))
      return false
    }
  }
  if (last.loaded !== loaded) setLast({ loaded, shown: loaded })
  return [last.loaded === loaded ? last.shown : loaded, reload]
}
