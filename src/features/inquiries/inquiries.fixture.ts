import { randomUUID } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'
import type { TestApi } from '#src/base/http/endpoint/test-api.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'
import { formApiPath, type MessageKind } from './inquiries.links.ts'
import type { MessageReceived } from './inquiries.schema.ts'

/** An agency with an e-mail address, opening hours, and a privacy notice in its second version. */
export async function insertOffice(db: Db): Promise<void> {
  await insertLanguages(db)
  await db
    .insertInto('company')
    .values({ project_company_name: 'Deneme Tur', main_color: '#000000', second_color: '#ffffff' })
    .execute()
  await db
    .insertInto('contact_information')
    .values([
      { section: 'email', lang: 'tr', content: 'ofis@deneme.example', queue: 2 },
      { section: 'email', lang: 'tr', content: 'muhasebe@deneme.example', queue: 1 },
      { section: 'email', lang: 'en', content: 'hello@deneme.example' },
      { section: 'shift', lang: 'tr', name: 'Merkez', content: 'Hafta içi 09.00 – 18.00' },
    ])
    .execute()
  const { id } = await db
    .insertInto('contracts')
    .values({ kind: 'kvkk', at_checkout: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contract_texts')
    .values({ contract_id: id, lang: 'tr', name: 'KVKK', seo_name: 'kvkk' })
    .execute()
  const version = (n: number) => ({ contract_id: id, lang: 'tr', version: n, body: `<p>${n}</p>` })
  await db
    .insertInto('contract_versions')
    .values([version(1), version(2)])
    .execute()
}

export const contactForm = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.example',
  phone: '',
  topic: 'rezervasyon',
  order_no: 'SYH-26-7F3K9Q',
  message: 'Koltuklarımızı değiştirebilir miyiz?',
}

export const specialTourForm = {
  name: 'Zeynep Kaya',
  phone: '0532 000 00 00',
  who: 'okul',
  destination: 'Çanakkale ve Bozcaada',
  date_kind: 'ay',
  month: '2027-05',
  nights: 2,
  adults: 4,
  childrenQuantity: 2,
  childrenAges: [9, 11],
  budget: 15_000,
  currency: 'TRY',
  budget_kind: 'kisi',
  transporter_types: ['otobus', 'gemi'],
  visa_help: false,
  notes: 'İki öğrencimiz tekerlekli sandalye kullanıyor.',
  call_time: 'sabah',
  health_consent: true,
}

export const jobForm = { name: 'Mert Demir', email: 'mert@ornek.example', phone: '', position: 'Tur rehberi' }

/** A minimal complete PDF. */
export const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 3\n' +
  '0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n101\n%%EOF\n'

export function multipart(fields: Record<string, string>, cv: Blob | string, name = 'ozgecmis.pdf'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('cv', typeof cv === 'string' ? new Blob([cv], { type: 'application/pdf' }) : cv, name)
  return form
}

export function newKey(): string {
  return randomUUID()
}

export type Answer = MessageReceived & { code: string; errors: Record<string, string[]> }

/** As a browser's form without scripts sends it. */
export async function sendForm(
  api: TestApi,
  kind: MessageKind,
  form: FormData | URLSearchParams,
  key: string = newKey(),
): Promise<{ status: number; body: Answer }> {
  const written = new Response(form)
  const request = new Request(`https://seyyah.example${formApiPath(kind)}`, {
    method: 'POST',
    body: await written.arrayBuffer(),
    headers: { 'idempotency-key': key, 'content-type': written.headers.get('content-type')! },
  })
  const response = await api.fetch(request, { address: '192.0.2.7' })
  return { status: response.status, body: (await response.json()) as Answer }
}
