import type { ContactForm, JobForm, OfferForm, Sender, SpecialTourForm } from './inquiries.rules.ts'
import { numberOf, partyOf } from './inquiries.rules.ts'

/** The bodies of the forms. Equal bodies are one intent. */

export function contactRequest(form: ContactForm) {
  return { ...form, ...senderOf(form), order_no: form.order_no.trim(), message: form.message.trim() }
}

export function specialTourRequest({ children, ages, ...form }: SpecialTourForm) {
  const { date_kind } = form
  return {
    ...form,
    ...senderOf(form),
    ...partyOf({ children, ages, ...form }),
    destination: form.destination.trim(),
    start_date: date_kind === 'tarih' ? form.start_date : '',
    end_date: date_kind === 'tarih' ? form.end_date : '',
    month: date_kind === 'ay' ? form.month : '',
    nights: form.nights === '' ? null : Number(form.nights),
    adults: numberOf(form.adults),
    budget: form.budget.trim() === '' ? null : numberOf(form.budget),
    notes: form.notes.trim(),
  }
}

/** Text fields, because the CV makes the request multipart. */
export function jobRequest(form: JobForm): Record<string, string> {
  const { position, message, keep_consent } = form
  return {
    ...senderOf(form),
    position: position.trim(),
    message: message.trim(),
    keep_consent: String(keep_consent),
  }
}

export function offerRequest({ children, ages, adults, ...form }: OfferForm, token: string) {
  return {
    ...form,
    ...senderOf(form),
    ...partyOf({ children, ages, adults, ...form }),
    token,
    peopleQuantity: numberOf(adults),
    message: form.message.trim(),
  }
}

function senderOf({ name, email, phone, homepage }: Sender) {
  return { name: name.trim(), email: email.trim(), phone: phone.trim(), homepage }
}

/** The form's field for a field of the wire: an error at 'childrenAges.0' is shown at the ages. */
export function formFieldOf(field: string): string {
  const name = field.split('.')[0]!
  const names: Record<string, string> = {
    childrenAges: 'ages',
    childrenQuantity: 'children',
    peopleQuantity: 'adults',
  }
  return names[name] ?? name
}
