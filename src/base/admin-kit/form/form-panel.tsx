import { Tabs } from '@mantine/core'
import { type Context, createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'

type Report = (part: string, isActive: boolean) => void
const PanelActivity = createContext<Report | null>(null)
/** Reports running uploads to the form, which must not be saved or left meanwhile. */
export const UploadActivity = createContext<Report | null>(null)

/** Collects reports of nested components. @returns whether any is active, and the function to report with. */
export function useActivity(): [boolean, Report] {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const report = useMemo<Report>(
    () => (part, isActive) =>
      setParts((before) => new Set([...before].filter((each) => each !== part).concat(isActive ? part : []))),
    [],
  )
  return [parts.size > 0, report]
}

/**
 * A tab of a form. The form holds its values, so a hidden tab is unmounted, except while something in it is active:
 * unmounting aborts an upload.
 */
export function FormPanel({ value, children }: { value: string; children: ReactNode }) {
  const [isActive, report] = useActivity()
  return (
    <PanelActivity value={report}>
      <Tabs.Panel value={value} keepMounted={isActive}>
        {children}
      </Tabs.Panel>
    </PanelActivity>
  )
}

/** Keeps the surrounding tab mounted while `isActive`. */
export function useKeepMounted(isActive: boolean): void {
  useReport(PanelActivity, isActive)
}

/** Blocks saving of the surrounding form while `isActive`. */
export function useBlockSaving(isActive: boolean): void {
  useReport(UploadActivity, isActive)
}

function useReport(context: Context<Report | null>, isActive: boolean): void {
  const report = useContext(context)
  const part = useId()
  useEffect(() => {
    if (!isActive || !report) return
    report(part, true)
    return () => report(part, false)
  }, [isActive, part, report])
}
