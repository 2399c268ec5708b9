import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import { EditPage } from './edit-page.tsx'
import { edit } from './edits.ts'
import type { FormTab, Values } from './form-fields.ts'
import { Target, targetOf } from './target.tsx'

type Kind = {
  /** The screen of the list. */
  list: string
  /** The API of the list: POST here, GET and PUT at /{id}. */
  path: string
  tabs: readonly FormTab[]
  /** Further fields of what is saved, such as the section that it stands in. */
  fixed?: Values
  /** true where the API takes the fields one by one, and not as `form_data`. */
  isPlain?: boolean
}

const wrapped = ({ fixed, isPlain }: Kind, form: Values) => {
  const all = { ...fixed, ...form }
  return isPlain ? all : { form_data: JSON.stringify(all) }
}

/** The screen that makes a new one, and leads to its update screen. @param update that screen */
export function InsertScreen({ title, update, ...kind }: Kind & { title: string; update: string }) {
  const t = useOfficeT(kitTexts)
  const navigate = useNavigate()
  return (
    <EditPage
      title={title}
      back={{ to: kind.list, label: t('back') }}
      tabs={kind.tabs}
      thing={null}
      send={(form) => edit(officeApi(), 'POST', kind.path, wrapped(kind, form))}
      onSaved={(id) => void navigate(update, { state: targetOf({ id }), replace: true })}
    />
  )
}

type Update<T> = Omit<Kind, 'tabs' | 'fixed'> & {
  tabs: (thing: T) => readonly FormTab[]
  fixed?: (thing: T) => Values
  titleOf: (thing: T) => string
  actions?: (thing: T) => ReactNode
}

/** The screen that changes the one that was chosen in the list. */
export function UpdateScreen<T extends Values & { id: number }>({ titleOf, actions, ...kind }: Update<T>) {
  const t = useOfficeT(kitTexts)
  return (
    <Target list={kind.list} load={(id) => officeApi().get<T>(`${kind.path}/${id}`)}>
      {(thing, reload) => {
        const of = { ...kind, tabs: kind.tabs(thing), ...(kind.fixed && { fixed: kind.fixed(thing) }) } as Kind
        return (
          <EditPage
            title={titleOf(thing)}
            back={{ to: kind.list, label: t('back') }}
            tabs={of.tabs}
            thing={thing}
            send={(form) => edit(officeApi(), 'PUT', `${kind.path}/${thing.id}`, wrapped(of, form))}
            onSaved={reload}
            onReload={reload}
            actions={actions?.(thing)}
          />
        )
      }}
    </Target>
  )
}
