import { Button } from '@mantine/core'
import { History } from 'lucide-react'
import { createContext, use } from 'react'
import { Link } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

/** Path of the screen with the history of a thing, such as `tours:12`; null for users who may not see it. Given by the shell. */
export const HistoryPath = createContext<((thing: string) => string) | null>(null)

/** @param thing table and id */
export function HistoryLink({ thing }: { thing: string }) {
  const t = useOfficeT(kitTexts)
  const pathOf = use(HistoryPath)
  if (!pathOf) return null
  return (
    <Button component={Link} to={pathOf(thing)} variant="default" leftSection={<History />} title={t('history_hint')}>
      {t('history')}
    </Button>
  )
}
