import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'
import { accounting, settlement } from '#src/features/accounting/room.office.ts'
import { users } from '#src/features/accounts/room.office.ts'
import { bankAccounts } from '#src/features/bank-accounts/room.office.ts'
import { categories } from '#src/features/categories/room.office.ts'
import {
  company,
  contactInfo,
  integrations,
  mailSettings,
  salesRules,
  socialMedia,
} from '#src/features/company/room.office.ts'
import { aboutUs, home } from '#src/features/content/room.office.ts'
import { contracts } from '#src/features/contracts/room.office.ts'
import { departures, pickups, policies, rates } from '#src/features/departures/room.office.ts'
import { contact, humanResources, inbox, offer, specialTour } from '#src/features/inquiries/room.office.ts'
import { languages } from '#src/features/languages/room.office.ts'
import { mailTexts } from '#src/features/mail-texts/room.office.ts'
import { pageMeta } from '#src/features/page-meta/room.office.ts'
import { cardPayments, receivables } from '#src/features/payments/room.office.ts'
import { blog, news, photos, videos, visa } from '#src/features/posts/room.office.ts'
import { support } from '#src/features/support/room.office.ts'
import { tours } from '#src/features/tours/room.office.ts'
import { audit, dashboard, opening, orders, ownAccount, personalData, pictures, system } from '../room.office.ts'
import type { shellTexts } from './office-shell.strings.ts'

export type MenuGroup = { key: keyof typeof shellTexts; entries: readonly MenuEntry[] }

/** The same for all role groups; the API checks permissions (docs/rules.md, Staff). */
export const menu: readonly MenuGroup[] = [
  {
    key: 'group_menu',
    entries: [dashboard],
  },
  {
    key: 'group_content',
    entries: [
      pageMeta,
      home,
      aboutUs,
      tours,
      departures,
      categories,
      visa,
      photos,
      pictures,
      news,
      videos,
      blog,
      bankAccounts,
      orders,
      receivables,
      accounting,
      settlement,
    ],
  },
  {
    key: 'group_settings',
    entries: [
      contactInfo,
      company,
      socialMedia,
      contracts,
      policies,
      pickups,
      integrations,
      salesRules,
      cardPayments,
      rates,
      mailSettings,
      mailTexts,
      opening,
      users,
      audit,
      personalData,
      languages,
      system,
    ],
  },
  {
    key: 'group_forms',
    entries: [specialTour, contact, offer],
  },
  {
    key: 'group_support',
    entries: [support],
  },
]

/** Entries of the profile menu, above logout. */
export const profileEntries: readonly MenuEntry[] = [ownAccount, inbox, humanResources]
