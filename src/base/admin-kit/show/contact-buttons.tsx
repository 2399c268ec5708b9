import { Button } from '@mantine/core'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { telHref, whatsAppHref, withCountry } from '#src/base/phone.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import classes from './show-parts.module.css'

/** Call, mail or write to a customer with the user's own programs. A missing or invalid contact has no button. */
export function ContactButtons({ phone, email, subject }: { phone: string; email: string; subject: string }) {
  const t = useOfficeT(kitTexts)
  const number = withCountry(phone)
  return (
    <>
      {phone !== '' && (
        <Button
          component="a"
          variant="default"
          href={telHref(phone)}
          leftSection={<Phone />}
          className={classes.contact}
        >
          {t('call')}
        </Button>
      )}
      {email !== '' && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          leftSection={<Mail />}
          className={classes.contact}
        >
          {t('write_mail')}
        </Button>
      )}
      {number && (
        <Button
          component="a"
          variant="default"
          href={whatsAppHref(number)}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp (${t('new_window')})`}
          leftSection={<MessageCircle />}
          className={classes.contact}
        >
          WhatsApp
        </Button>
      )}
    </>
  )
}
