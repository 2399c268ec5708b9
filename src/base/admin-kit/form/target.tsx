import { Button, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, Suspense, use, useEffect, useState, useTransition } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { ApiError } from '#src/base/http/client/client.ts'
import { failedOf } from '#src/base/http/client/failure.ts'
import { kitTexts } from '../kit.strings.ts'
import { Loading } from '../loading.tsx'
import { failureIn, useOfficeT } from '../office-texts.ts'
import { placeOf } from '../show/list-places.ts'
import { toastFailed, toastNote } from '../toasts.ts'

/** `lang`: language in which the form is opened; default: the first. */
type TargetState = { id: number; lang?: string }

/** State of a link to an update screen: <Link to="/admin/contract-update" state={targetOf(contract)}>. */
export function targetOf({ id }: { id: number }, lang?: string): TargetState {
  return lang === undefined ? { id } : { id, lang }
}

/** @param langs languages of the form @returns the one that the link to it asked for, else the first */
export function useOpenedLanguage(langs: readonly string[]): string {
  const { state } = useLocation()
  return langs.find((lang) => lang === (state as Partial<TargetState> | null)?.lang) ?? langs[0]!
}

type Props<T> = {
  load: (id: number) => Promise<T>
  /** Path of the list screen. */
  list: string
  /**
   * @param reload loads the record again. The old one stays visible meanwhile and after a failure, with unsaved input. Resolves to
   *   whether it could be read
   */
  children: (record: T, reload: () => Promise<boolean>) => ReactNode
}

/**
 * Loads the item of an update screen. Its id is in the state of the history entry, which survives a reload. Without an
 * id, redirects to the list.
 */
export function Target<T>({ load, list, children }: Props<T>) {
  const { state } = useLocation()
  const visit = useVisit(state)
  const id = (state as { id?: unknown } | null)?.id
  if (typeof id !== 'number') return <ToList list={list} />
  return (
    <Chosen key={`${visit} ${id}`} id={id} load={load} list={list}>
      {children}
    </Chosen>
  )
}

/** Counts the visits of the screen. A change of the query (`useListQuery`) passes the same state on, so it is not a visit. */
function useVisit(state: unknown): number {
  const [last, setLast] = useState({ state, visit: 0 })
  if (last.state !== state) setLast({ state, visit: last.visit + 1 })
  return last.visit
}

function ToList({ list }: { list: string }) {
  const t = useOfficeT(kitTexts)
  const note = t('choose_first')
  useEffect(() => toastNote(note), [note])
  return <Navigate to={placeOf(list)} replace />
}

function Chosen<T>({ id, load, list, children }: Props<T> & { id: number }) {
  const t = useOfficeT(kitTexts)
  const ask = () =>
    load(id).catch((error: unknown) => {
      if (error instanceof ApiError && error.refused.status === 404) return null
      throw error
    })
  const [answer, setAnswer] = useState(ask)
  const [, start] = useTransition()
  const reload = async () => {
    const next = ask()
    try {
      await next
    } catch (error) {
      toastFailed(t('reload_failed'), failureIn(failedOf(error)))
      return false
    }
    start(() => setAnswer(next))
    return true
  }
  return (
    <Suspense fallback={<Loading label={t('loading')} width="40%" height={320} />}>
      <Shown answer={answer} list={list}>
        {(record: T) => children(record, reload)}
      </Shown>
    </Suspense>
  )
}

type ShownProps<T> = { answer: Promise<T | null>; list: string; children: (record: T) => ReactNode }

function Shown<T>({ answer, list, children }: ShownProps<T>) {
  const record = use(answer)
  return record === null ? <Gone list={list} /> : children(record)
}

function Gone({ list }: { list: string }) {
  const t = useOfficeT(kitTexts)
  return (
    <Stack align="flex-start">
      <title>{t('gone')}</title>
      <Title order={1} size="h2">
        {t('gone')}
      </Title>
      <Text>{t('gone_text')}</Text>
      <Button component={Link} to={placeOf(list)}>
        {t('back')}
      </Button>
    </Stack>
  )
}
