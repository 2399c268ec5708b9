import { useNavigate } from 'react-router'
import { EditPage } from '#src/base/admin-kit/form/edit-page.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usersApiPath } from '../../accounts.links.ts'
import { keepMadeLink, type MadeLink } from '../../admin/made-link.ts'
import { userTabs } from './user-form.tsx'
import { usersTexts } from './users.strings.ts'

const tabs = userTabs(null)

/** Creates an account, then shows its one-time link. */
export default function UserInsertPage() {
  const t = useOfficeT(usersTexts)
  const tKit = useOfficeT(kitTexts)
  const navigate = useNavigate()
  return (
    <EditPage
      title={t('insert_title')}
      lead={t('insert_lead')}
      back={{ to: '/admin/users', label: tKit('back') }}
      tabs={tabs}
      record={null}
      send={async (form) => {
        const answer = await edit<{ id: number } & MadeLink>(officeApi(), 'POST', usersApiPath, form)
        if (answer.ok) keepMadeLink(answer.data.data.id, answer.data.data)
        return answer
      }}
      onSaved={(id) => void navigate('/admin/user-reset-password', { state: targetOf({ id }), replace: true })}
    />
  )
}
