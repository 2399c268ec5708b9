import { useNavigate } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import type { Route } from './+types/contract-insert-page'
import { ContractEdit, loadAgency } from './contract-edit.tsx'

export const clientLoader = loadAgency

export default function ContractInsertPage({ loaderData: agency }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <ContractEdit
      contract={null}
      agency={agency}
      onSaved={(id) => void navigate('/admin/contract-update', { state: targetOf({ id }), replace: true })}
    />
  )
}
