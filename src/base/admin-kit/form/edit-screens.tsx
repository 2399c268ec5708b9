import type { ComponentProps, ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import type { Publishing } from '../publishing/readiness.ts'
import { EditPage } from './edit-page.tsx'
import { edit } from './edits.ts'
import type { FormTab, Values } from './form-fields.ts'
import { HistoryLink } from './history-link.tsx'
import { Target, targetOf } from './target.tsx'

type EditConfig = {
  /** Path of the list screen. */
  list: string
  /** API path of the list: POST here, GET and PUT at /{id}. */
  path: string
  tabs: readonly FormTab[]
  /** Fields that are saved but not edited, such as the section. */
  fixed?: Values
  /** True when the API takes plain fields instead of `form_data`. */
  isPlain?: boolean
  /** True when a change sends the id in its body. */
  isNamedInBody?: boolean
  publishing?: Publishing
}

const requestBody = ({ fixed, isPlain }: EditConfig, form: Values) => {
  const all = { ...fixed, ...form }
  return isPlain ? all : { form_data: JSON.stringify(all) }
}

/** Creates a new item, then opens its update screen. @param update path of that screen */
export function InsertScreen({
  title,
  update,
  initial,
  ...config
}: EditConfig & { title: string; update: string; initial?: Values }) {
  const t = useOfficeT(kitTexts)
  const navigate = useNavigate()
  return (
    <EditPage
      title={title}
      back={{ to: config.list, label: t('back') }}
      tabs={config.tabs}
      {...(config.publishing && { publishing: config.publishing })}
      record={null}
      {...(initial && { initial })}
      send={(form) => edit(officeApi(), 'POST', config.path, requestBody(config, form))}
      onSaved={(id) => void navigate(update, { state: targetOf({ id }), replace: true })}
    />
  )
}

type Update<T> = Omit<EditConfig, 'tabs' | 'fixed' | 'publishing'> & {
  tabs: (record: T) => readonly FormTab[]
  fixed?: (record: T) => Values
  publishing?: (record: T) => Publishing
  titleOf: (record: T) => string
  /** Table of the record, for the link to its history. */
  table?: string
  actions?: (record: T, reload: () => void) => ReactNode
  notice?: (record: T) => ReactNode
  /** Asks before saving these values. @returns whether to save */
  confirm?: (record: T, values: Values) => Promise<boolean>
  extraTabs?: (record: T, reload: () => void) => ComponentProps<typeof EditPage>['extraTabs']
}

/** Edits the item chosen in the list. */
export function UpdateScreen<T extends Values & { id: number }>({
  titleOf,
  table,
  actions,
  notice,
  confirm,
  extraTabs,
  publishing,
  ...config
}: Update<T>) {
  const t = useOfficeT(kitTexts)
  return (
    <Target list={config.list} load={(id) => officeApi().get<T>(`${config.path}/${id}`)}>
      {(record, reload) => {
        const resolved = {
          ...config,
          tabs: config.tabs(record),
          ...(config.fixed && { fixed: config.fixed(record) }),
        } as EditConfig
        return (
          <EditPage
            title={titleOf(record)}
            back={{ to: config.list, label: t('back') }}
            tabs={resolved.tabs}
            {...(publishing && { publishing: publishing(record) })}
            record={record}
            send={(form) =>
              config.isNamedInBody
                ? edit(officeApi(), 'PUT', config.path, requestBody(resolved, { ...form, id: record.id }))
                : edit(officeApi(), 'PUT', `${config.path}/${record.id}`, requestBody(resolved, form))
            }
            onSaved={reload}
            onReload={reload}
            actions={
              <>
                {table && <HistoryLink thing={`${table}:${record.id}`} />}
                {actions?.(record, reload)}
              </>
            }
            notice={notice?.(record)}
            {...(confirm && { confirm: (values: Values) => confirm(record, values) })}
            extraTabs={extraTabs?.(record, reload) ?? []}
          />
        )
      }}
    </Target>
  )
}

type Single<T> = Pick<EditConfig, 'path' | 'tabs'> & { title: string; lead?: ReactNode; record: T; notice?: ReactNode }

/** Edits the only record of its kind, with plain fields: GET and PUT at `path`, loaded by the screen's clientLoader. */
export function SingleScreen<T extends Values & { id: number }>({ path, ...page }: Single<T>) {
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  return <EditPage {...page} send={(form) => edit(officeApi(), 'PUT', path, form)} onSaved={reload} onReload={reload} />
}
