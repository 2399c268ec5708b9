import { useT } from '../../i18n/i18n.tsx'
import { type Failed, failureText } from './failure.ts'

/** The sentence about a failed request in the page's language. For event handlers and after an answer, because it reads `navigator.onLine`. */
export function useFailureText(): (failed: Failed) => string {
  const t = useT()
  return (failed) => {
    const text = failureText(failed, navigator.onLine)
    return 'message' in text ? text.message : t(`failure.${text.key}`, text.values)
  }
}
