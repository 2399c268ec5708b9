import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { loginPath, officePath } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { readSession } from '#src/base/admin-kit/session.ts'
import { LoginCard } from '../../admin/login-card.tsx'
import { logout } from '../../admin/signed-in.ts'
import { factorTexts } from './factors.strings.ts'
import { OwnFactors } from './own-factors.tsx'

/** For signed-in users who lack a required second factor. */
export default function FactorPage() {
  const t = useOfficeT(factorTexts)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (readSession()) setReady(true)
    else location.replace(loginPath)
  }, [])
  return (
    <LoginCard title={t('must_title')} lead={t('must_lead')}>
      {isReady && <OwnFactors onSetUp={() => location.assign(officePath)} />}
      <Button variant="subtle" mt="lg" onClick={() => void logout()}>
        {t('log_out')}
      </Button>
    </LoginCard>
  )
}
